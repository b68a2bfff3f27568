import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageFile } from '#content/page-names.ts';
import { type Options, readOptions } from './options.ts';
import { createSiteServer } from './server.ts';
import { siteFolder } from './site-folder.ts';

const USAGE = `Usage: node deploy/serve.js [--build] [--language <language>]

Serves the built site in dist/, or that of another language in dist-<language>/, at http://127.0.0.1:4173.

  --build     build the site first
  --language  the language of the site, if not the default one
  --help      print this text

Environment:
  PORT           port to listen on, 0 for any free one (default 4173)
  HOST           address to listen on (default 127.0.0.1)
  SITE_LANGUAGE  the language, for every command of this repository
`;
const GRACE_MILLISECONDS = 5000;

try {
  await run(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function run(options: Options): Promise<void> {
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (options.build) {
    await expectFreePort(options);
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    const { status } = spawnSync(process.execPath, [vite, 'build'], {
      stdio: 'inherit',
      env: { ...process.env, SITE_LANGUAGE: options.language },
    });
    process.exitCode = status ?? 1;
    if (status !== 0) return;
  }
  const folder = siteFolder(options.language);
  const root = resolve(folder);
  if (!existsSync(join(root, pageFile('/')))) {
    throw new Error(`${folder}/ holds no built site; \`npm start\` builds and serves it`);
  }
  const app = createSiteServer(() => root);
  const address = await listening(app.listen({ host: options.host, port: options.port }), options);
  process.stdout.write(`Serving ${folder}/ at ${address}\n`);
  // An error that belongs to no request.
  process.on('uncaughtException', (error) => app.log.error(error));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close(app));
}

/** Rejects if the port is taken. It runs before the build, because a build takes half a minute. */
async function expectFreePort(options: Options): Promise<void> {
  const server = createServer().listen(options.port, options.host);
  await listening(once(server, 'listening'), options);
  server.close();
  await once(server, 'close');
}

/** Waits until a server listens; rejects with a printable message. */
async function listening<Result>(started: Promise<Result>, { port }: Options): Promise<Result> {
  try {
    return await started;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`port ${port} is in use; PORT chooses another`) : error;
  }
}

/** Idle connections end at once; running answers have a time in which to finish. */
async function close(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), GRACE_MILLISECONDS).unref();
  await app.close();
}

function fail(message: string): void {
  process.stderr.write(`serve: ${message}\n`);
  process.exitCode = 1;
}
