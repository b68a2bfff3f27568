import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#deploy/contract/any-port.ts';
import { end } from '#deploy/contract/child-process.ts';
import { untilListening } from '#deploy/contract/until-listening.ts';
import { nginxSite } from '#deploy/hosts/nginx.ts';
import { nginxMain } from '#deploy/hosts/nginx-main.ts';
import { makeCertificate } from './certificate.ts';
import { type Answer, type Host, lengthInRange } from './host.ts';

const NGINX = '/usr/sbin/nginx';

/** The port in nginx's generated configuration, replaced below. */
const PLACEHOLDER_PORT = 0;

/**
 * Serves a folder by HTTP/2 over TLS, as most hosts do, with nginx and the site's configuration. Writes
 * nginx's files and a new certificate into the scratch folder.
 */
export async function startHttp2Host(root: string, scratch: string): Promise<Host> {
  mkdirSync(scratch, { recursive: true });
  const { certificateFile, keyFile, keyHash } = makeCertificate(scratch);
  const port = await freePort();
  const linkPort = await freePort();
  const log = join(scratch, 'answers.txt');
  // Connections for the link buffer 100 to 200 KB, as those of a host with a slow visitor do. Loopback's
  // default buffers hold megabytes: a page's requests would wait behind a whole film.
  const listen = `listen 127.0.0.1:${port} ssl http2;
  listen 127.0.0.1:${linkPort} ssl http2 sndbuf=32k;
  ssl_certificate ${certificateFile};
  ssl_certificate_key ${keyFile};
  ssl_protocols TLSv1.2 TLSv1.3;
  access_log ${log} answers;`;
  const format = `log_format answers '$request_uri\\t$bytes_sent\\t$sent_http_content_range';\n`;
  const site = nginxSite({ port: PLACEHOLDER_PORT, root });
  const encrypted = site.replace(`listen ${PLACEHOLDER_PORT};`, listen);
  if (encrypted === site) throw new Error('nginx’s configuration has no line for the port');
  writeFileSync(join(scratch, 'site.conf'), format + encrypted);
  writeFileSync(join(scratch, 'nginx.conf'), nginxMain(join(scratch, 'site.conf'), scratch));
  const nginx = await startNginx(scratch, port);
  return {
    scheme: 'https',
    origin: `https://127.0.0.1:${port}`,
    linkPort,
    keyHashes: [keyHash],
    answers: () => readAnswers(log),
    stop: () => end(nginx),
  };
}

async function startNginx(scratch: string, port: number): Promise<ChildProcess> {
  const options = ['-c', join(scratch, 'nginx.conf'), '-p', scratch, '-e', 'stderr'];
  // As root, nginx would start workers for a user who may not read the temporary folders.
  if (process.getuid?.() === 0) options.push('-g', 'user root root;');
  const nginx = spawn(NGINX, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  await untilListening(nginx, port);
  return nginx;
}

function readAnswers(log: string): Answer[] {
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [address = '', bytes, range] = line.split('\t');
    return { address, bytes: Number(bytes), wholeBytes: lengthInRange(range) ?? Number(bytes) };
  });
}
