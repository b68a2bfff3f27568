import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { languageOption, type Options, readOptions, siteFolder } from './options.ts';
import { RELEASE_LIST } from './release/release-list.ts';
import { runCommand } from './run-command.ts';
import { createSiteServer } from './server.ts';

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

await runCommand('serve', async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  const folder = siteFolder(options.language);
  if (options.build) {
    // Before the build, because a build takes half a minute.
    await (await listen(folder, options)).close();
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    const { status } = spawnSync(process.execPath, [vite, 'build'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', SITE_LANGUAGE: options.language },
    });
    process.exitCode = status ?? 1;
    if (status !== 0) return;
  }
  // A build writes this list last, so a site without the list is not whole.
  if (!existsSync(join(folder, RELEASE_LIST))) {
    const command = `npm start${languageOption(options.language)}`;
    throw new Error(`${folder}/ holds no built site; \`${command}\` builds and serves it`);
  }
  const app = await listen(folder, options);
  // An error that belongs to no request.
  process.on('uncaughtException', (error) => app.log.error(error));
  // An error of the log cannot be logged.
  process.stderr.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close(app));
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  const [port] = /\d+$/.exec(app.listeningOrigin) ?? [];
  process.stdout.write(`Serving ${folder}/ at http://${host}:${port}\n`);
});

async function listen(folder: string, { host, port }: Options): Promise<FastifyInstance> {
  const root = resolve(folder);
  const app = createSiteServer(() => root);
  try {
    await app.listen({ host, port });
    return app;
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
