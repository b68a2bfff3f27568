import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { TestContext } from 'vitest';
import { end, isRunning } from '#deploy/contract/processes.ts';
import { publishedAt, SCRIPT, script as servedScript } from './cases.ts';

const command = join(import.meta.dirname, '..', 'serve.js');
/** Larger than the buffers of a connection, so that the server waits for a client that does not read. */
const film = Buffer.alloc(16_000_000, 'film');
const page = (words: string) => `<!doctype html><title>${words}</title>${'<p>…</p>'.repeat(100)}`;

export const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  '404.html': page('Lost'),
  'release.json': '{}',
  'empty.txt': '',
  [SCRIPT.slice(1)]: servedScript,
  'film.webm': film,
  '.well-known/acme-challenge/token-1': 'token',
};

function writeSite(folder: string): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
    utimesSync(join(folder, name), publishedAt, publishedAt);
    if (!name.endsWith('.html')) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
  }
}

/** The server of `npm start` in a process of its own, which serves the folder `site`, and what it has logged. */
export type ServerProcess = Awaited<ReturnType<typeof testedServer>>;

/** Starts the server for one test, if wanted with so few descriptors that they can be used up, or behind a script of the test. */
export async function testedServer(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  { descriptors, script = '' }: { descriptors?: number; script?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const site = join(folder, 'dist');
  writeSite(site);
  const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, command], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: '0', SITE_LANGUAGE: 'en' },
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
    },
  });
  onTestFinished(async () => {
    await end(child, 'SIGKILL');
    rmSync(folder, { recursive: true });
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`no server: ${log}`)));
  const [line]: unknown[] = await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => {});
  const port = Number(/:(\d+)\s*$/.exec(String(line))?.[1]);
  return { child, port, site, isRunning: () => isRunning(child), log: () => log };
}
