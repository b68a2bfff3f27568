import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultLanguage } from '#content/languages.ts';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { ask, get } from './hostile/connection.ts';
import { startServer } from './hostile/server-process.ts';
import { publish } from './release/publish.ts';
import { filesBelow, RELEASE_LIST } from './release/release-list.ts';
import { siteFolder } from './site-folder.ts';

// `npm run load`: 50,000 requests over 64 connections at a time, on loopback, while a release is published into the served
// folder every second. Ends with exit code 1 if an answer was cut or was the file of neither release.

const REQUESTS = 50_000;
const CONNECTIONS = 64;

const built = resolve(siteFolder(defaultLanguage));
const next = mkdtempSync(join(tmpdir(), 'load-'));
const files = paths.map((path) => pageFile(path));
writeNextRelease();
const releases = [built, next];
const contents = new Map(
  files.map((file) => [file, releases.map((folder) => readFileSync(join(folder, `${file}.br`)))]),
);

const folder = mkdtempSync(join(tmpdir(), 'load-'));
let published = 0;
publishNext();
const server = await startServer((site) => symlinkSync(join(folder, 'current'), site));
const publishing = setInterval(publishNext, 1000);
const start = performance.now();
let asked = 0;
const faults: string[] = [];
await Promise.all(Array.from({ length: CONNECTIONS }, requestAllPages));
const seconds = (performance.now() - start) / 1000;
clearInterval(publishing);
await server.stop();
for (const temporary of [next, folder]) rmSync(temporary, { recursive: true });

process.stdout.write(
  `${asked} requests in ${seconds.toFixed(1)} s, ${Math.round(asked / seconds)} a second, during ${published} releases: ${faults.length} wrong\n`,
);
for (const fault of new Set(faults)) process.stderr.write(`load: ${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

/** Publishes the two releases in turn. */
function publishNext(): void {
  const from = releases[published % 2] ?? built;
  published += 1;
  const sources = new Map(filesBelow(from).map((file) => [file, join(from, file)]));
  publish({ commit: '0'.repeat(40), sources }, folder, new Date());
}

/** A release in which every page has changed, also in length. */
function writeNextRelease(): void {
  cpSync(built, next, { recursive: true });
  appendFileSync(join(next, RELEASE_LIST), '\n');
  for (const file of files) {
    appendFileSync(join(next, file), `<!-- ${'next '.repeat(100)}-->`);
    const page = readFileSync(join(next, file));
    writeFileSync(join(next, `${file}.br`), brotliCompressSync(page));
    writeFileSync(join(next, `${file}.gz`), gzipSync(page));
  }
}

/** Requests all pages over one connection, then over the next one, until all connections together have requested enough. */
async function requestAllPages(): Promise<void> {
  const accept = 'Accept-Encoding: br\r\n';
  const requests = paths.map((path) => get(path, accept).replace('close', 'keep-alive'));
  const last = get('/robots.txt');
  while (asked < REQUESTS) {
    asked += requests.length;
    try {
      const answers = await ask(server.port, requests.join('') + last);
      for (const [index, file] of files.entries()) {
        const body = answers[index]?.body;
        const isWhole = contents.get(file)?.some((content) => body?.equals(content));
        if (!isWhole)
          faults.push(`${file}: status ${answers[index]?.status}, ${body?.length} bytes`);
      }
    } catch (error) {
      faults.push(String(error));
    }
  }
}
