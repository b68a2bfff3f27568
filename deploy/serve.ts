import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
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
  const server = createSiteServer(root);
  await listen(server, options);
  process.stdout.write(`Serving ${folder}/ at ${origin(server, options)}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close(server));
}

/** Rejects if the port is taken. It runs before the build, because a build takes half a minute. */
async function expectFreePort(options: Options): Promise<void> {
  const server = createServer();
  await listen(server, options);
  server.close();
  await once(server, 'close');
}

/** Resolves when the server listens; rejects with a printable message. */
async function listen(server: Server, { host, port }: Options): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`port ${port} is in use; PORT chooses another`) : error;
  }
}

function origin(server: Server, { host, port }: Options): string {
  const address = server.address();
  const openPort = address !== null && typeof address === 'object' ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`;
}

/** `server.close` ends idle connections at once; running responses have a time in which to finish. */
function close(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS).unref();
}

function fail(message: string): void {
  process.stderr.write(`serve: ${message}\n`);
  process.exitCode = 1;
}
