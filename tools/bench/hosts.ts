import { execFileSync, spawn } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startNodeServer } from '#deploy/contract/contract-hosts.ts';
import { end, freePort, untilListening } from '#deploy/contract/processes.ts';
import { nginxMain, nginxSite } from '#deploy/hosts/nginx.ts';

/** A server that serves a folder for a measurement. */
export interface Host {
  readonly origin: string;
  readonly linkPort: number;
  /** The SHA-256 of the public key that the browser must trust, in base64. */
  readonly keyHash?: string;
  stop(): Promise<void>;
}

/** A version of the site to measure, with its name in the tables. */
export type Version = Host & { readonly name: 'site' | 'other build' | 'plain app' | 'no scripts' };

/** Serves a folder by unencrypted HTTP/1.1, with the server of `npm start`. */
export async function startHttp1Host(root: string): Promise<Host> {
  const { port, stop } = await startNodeServer({ root });
  return { origin: `http://127.0.0.1:${port}`, linkPort: port, stop };
}

/**
 * Serves a folder by HTTP/2 over TLS, as most hosts do, with nginx and the site's configuration. Writes
 * nginx's files and a new certificate into the scratch folder.
 */
export async function startHttp2Host(root: string, scratch: string): Promise<Host> {
  mkdirSync(scratch, { recursive: true });
  const [port, linkPort] = [await freePort(), await freePort()];
  // Connections for the link buffer 100 to 200 KB, as those of a host with a slow visitor do. Loopback's
  // default buffers hold megabytes: a page's requests would wait behind a whole film.
  const listen = `listen 127.0.0.1:${port} ssl http2;
  listen 127.0.0.1:${linkPort} ssl http2 sndbuf=32k;
  ssl_certificate ${scratch}/certificate.pem;
  ssl_certificate_key ${scratch}/key.pem;
  ssl_protocols TLSv1.2 TLSv1.3;`;
  const site = nginxSite({ port, root });
  const encrypted = site.replace(`listen ${port};`, listen);
  if (encrypted === site) throw new Error('nginx’s configuration has no line for the port');
  const keyHash = writeCertificate(scratch);
  writeFileSync(join(scratch, 'site.conf'), encrypted);
  writeFileSync(join(scratch, 'nginx.conf'), nginxMain(join(scratch, 'site.conf'), scratch));
  const options = ['-c', join(scratch, 'nginx.conf'), '-p', scratch, '-e', 'stderr'];
  // As root, nginx would start workers for a user who may not read the temporary folders.
  if (process.getuid?.() === 0) options.push('-g', 'user root root;');
  const nginx = spawn('/usr/sbin/nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  await untilListening(nginx, port);
  return { origin: `https://127.0.0.1:${port}`, linkPort, keyHash, stop: () => end(nginx) };
}

/** Writes a certificate for 127.0.0.1, valid for a day; returns its key hash. */
function writeCertificate(folder: string): string {
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 1';
  const name = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const options = `req ${kind} ${name} -keyout key.pem -out certificate.pem`.split(' ');
  execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' });
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'certificate.pem')));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return hash('sha256', key, 'base64');
}

const scripts = /<script [^>]*type="module"[^>]*><\/script>/g;

/**
 * Copies a built site without its scripts: the same HTML, CSS, fonts and pictures. The copy is the fastest
 * version of the pages, to compare the site with.
 */
export function writeScriptlessCopy(site: string, copy: string): void {
  cpSync(site, copy, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: copy })) {
    const path = join(copy, file);
    const page = readFileSync(path, 'utf8');
    const withoutScripts = page.replaceAll(scripts, '');
    if (withoutScripts === page) throw new Error(`${file} loads no script`);
    writeFileSync(path, withoutScripts);
    writeCompressed(path);
  }
}

/** Writes the compressed copies of a file, which the hosts send. */
export function writeCompressed(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content));
}
