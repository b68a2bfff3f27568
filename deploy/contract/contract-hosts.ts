import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { caddyfile } from '#deploy/hosts/caddy.ts';
import { nginxSite } from '#deploy/hosts/nginx.ts';
import { nginxMain } from '#deploy/hosts/nginx-main.ts';
import { createSiteServer } from '#deploy/server.ts';
import type { PublishedSite } from './published-site.ts';

/** A host that is running. */
export interface RunningHost {
  readonly port: number;
  stop(): Promise<void>;
}

interface ContractHost {
  readonly name: string;
  readonly start: (site: PublishedSite) => Promise<RunningHost>;
}

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The user `nobody` on Debian and most other systems: the hosts run without privileges. */
const NOBODY = 65534;

/** The hosts that this machine can run. */
export const contractHosts: readonly ContractHost[] = [
  { name: 'npm start', start: startNodeServer },
  ...(hasNginx() ? [{ name: 'nginx', start: startNginx }] : []),
  ...(existsSync(CADDY) ? [{ name: 'Caddy', start: startCaddy }] : []),
];

/** Whether nginx and its brotli module are installed. */
export function hasNginx(): boolean {
  return existsSync(NGINX) && existsSync(BROTLI);
}

/** Starts the server of `npm start` at a free port. */
export async function startNodeServer({ root }: Pick<PublishedSite, 'root'>): Promise<RunningHost> {
  const server = createSiteServer(root).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function startNginx({ root, scratch }: PublishedSite): Promise<RunningHost> {
  const port = await freePort();
  const site = join(scratch, 'site.conf');
  const main = join(scratch, 'nginx.conf');
  writeFileSync(site, nginxSite({ port, root }));
  writeFileSync(main, nginxMain(site, scratch));
  return spawnHost(port, scratch, NGINX, ['-c', main, '-p', scratch, '-e', 'stderr']);
}

async function startCaddy({ root, scratch }: PublishedSite): Promise<RunningHost> {
  const port = await freePort();
  const file = join(scratch, 'Caddyfile');
  writeFileSync(file, caddyfile({ address: `http://127.0.0.1:${port}`, root }));
  return spawnHost(port, scratch, CADDY, ['run', '--adapter', 'caddyfile', '--config', file]);
}

async function spawnHost(
  port: number,
  scratch: string,
  command: string,
  options: string[],
): Promise<RunningHost> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(scratch, NOBODY, NOBODY);
  const child = spawn(command, options, {
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    env: { PATH: process.env['PATH'], HOME: scratch },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  await untilListening(child, port, errors);
  return {
    port,
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/** Waits until the process accepts connections. Throws an error with its messages if it ends. */
async function untilListening(child: ChildProcess, port: number, errors: string[]): Promise<void> {
  while (child.exitCode === null) {
    if (await takesConnections(port)) return;
    await setTimeout(20);
  }
  throw new Error(`${child.spawnfile} ended: ${errors.join('')}`);
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  server.close();
  await once(server, 'close');
  return port;
}
