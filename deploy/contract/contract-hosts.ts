import { spawn } from 'node:child_process';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from '#deploy/hosts/caddy.ts';
import { nginxMain, nginxSite } from '#deploy/hosts/nginx.ts';
import { createSiteServer } from '#deploy/server.ts';
import { end, freePort, untilListening } from './processes.ts';

export interface RunningHost {
  readonly port: number;
  stop(): Promise<void>;
}

/** What a host serves, where it can read it without privileges. */
type PublishedSite = Readonly<Record<'root' | 'scratch', string>>;

export interface ContractHost {
  readonly name: string;
  readonly start: (site: PublishedSite) => Promise<RunningHost>;
}

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The user `nobody` on Debian and most other systems: the hosts run without privileges. */
const NOBODY = 65534;

export const hasCaddy = () => existsSync(CADDY);
export const hasNginx = () => existsSync(NGINX) && existsSync(BROTLI);

export const ownServer: ContractHost = { name: 'npm start', start: startNodeServer };

export const otherHosts: readonly ContractHost[] = [
  ...(hasNginx() ? [{ name: 'nginx', start: startNginx }] : []),
  ...(hasCaddy() ? [{ name: 'Caddy', start: startCaddy }] : []),
];

export async function startNodeServer({ root }: Pick<PublishedSite, 'root'>): Promise<RunningHost> {
  const app = createSiteServer(() => root);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return {
    port: Number(port),
    async stop() {
      app.server.closeAllConnections();
      await app.close();
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

async function spawnHost(port: number, scratch: string, command: string, options: string[]) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(scratch, NOBODY, NOBODY);
  const child = spawn(command, options, {
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    env: { PATH: process.env['PATH'], HOME: scratch },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilListening(child, port);
  return { port, stop: () => end(child) };
}
