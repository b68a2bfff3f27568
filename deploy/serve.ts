import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { pageFile } from '#content/page-names.ts';
import { type Options, readOptions } from './options.ts';
import { createSiteServer } from './server.ts';

const USAGE = `Usage: node deploy/serve.ts [--build]

Serves the built site in dist/ at http://127.0.0.1:4173.

  --build  build the site first
  --help   print this text

Environment:
  PORT     port to listen on, 0 for any free one (default 4173)
  HOST     address to listen on (default 127.0.0.1)
`;
const GRACE_MILLISECONDS = 5000;

try {
  run(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function run(options: Options): void {
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (options.build) {
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    const { status } = spawnSync(process.execPath, [vite, 'build'], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
    if (status !== 0) return;
  }
  const root = resolve('dist');
  if (!existsSync(join(root, pageFile('/')))) {
    throw new Error('dist/ holds no built site; --build makes one');
  }
  listen(createSiteServer(root), options);
}

function listen(server: Server, { host, port }: Options): void {
  server.once('error', (error) => {
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    fail(isTaken ? `port ${port} is in use; PORT chooses another` : error.message);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const openPort = address !== null && typeof address === 'object' ? address.port : port;
    const name = host.includes(':') ? `[${host}]` : host;
    process.stdout.write(`Serving dist/ at http://${name}:${openPort}\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close(server));
}

/** Lets running responses finish; idle connections of browsers are closed after a time. */
function close(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS).unref();
}

function fail(message: string): void {
  process.stderr.write(`serve: ${message}\n`);
  process.exitCode = 1;
}
