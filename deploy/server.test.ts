import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningHost, startNodeServer } from './contract/contract-hosts.ts';
import { type Answer, ask, send } from './contract/exchange.ts';
import { createSiteServer } from './server.ts';

// contract/ tests what all hosts have in common. These tests are for this server alone.

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const page = '<h1>Home</h1>';
const film = '0123456789';
let host: RunningHost;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'film.webm'), film);
  writeFileSync(join(folder, 'assets', 'gone-Ab2.js'), 'export {};');
  host = await startNodeServer({ root: folder });
});

afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

test('a file that has vanished is answered with status 404, also for a browser that has the file', async () => {
  const { etag = '' } = (await ask(host.port, '/assets/gone-Ab2.js')).headers;
  rmSync(join(folder, 'assets', 'gone-Ab2.js'));
  const { status, headers } = await ask(host.port, '/assets/gone-Ab2.js', {
    headers: { 'If-None-Match': etag },
  });
  expect({ status, caching: headers['cache-control'] }).toEqual({
    status: 404,
    caching: 'no-cache',
  });
});

test('a file that a build has written again is answered with its new content', async () => {
  const rebuilt = '<h1>Home, after the next build</h1>';
  writeFileSync(join(folder, 'index.html'), rebuilt);
  const { status, body } = await ask(host.port, '/');
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: rebuilt });
  writeFileSync(join(folder, 'index.html'), page);
});

test('a browser that has a page from before a build gets the new page, then status 304', async () => {
  const before = await ask(host.port, '/');
  const rebuilt = '<h1>Home, after another build</h1>';
  writeFileSync(join(folder, 'index.html'), rebuilt);
  const askAgain = ({ headers }: Answer) =>
    ask(host.port, '/', { headers: { 'If-None-Match': headers.etag ?? '' } });
  const changed = await askAgain(before);
  expect({ status: changed.status, body: changed.body.toString() }).toEqual({
    status: 200,
    body: rebuilt,
  });
  const unchanged = await askAgain(changed);
  expect({ status: unchanged.status, tag: unchanged.headers.etag }).toEqual({
    status: 304,
    tag: changed.headers.etag,
  });
  writeFileSync(join(folder, 'index.html'), page);
});

test('a site without a not-found page answers with a short text', async () => {
  const { status, body } = await ask(host.port, '/nowhere');
  expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'Not Found\n' });
});

test('a not-found page that a build has written again is sent with its new content', async () => {
  for (const words of ['Lost', 'Lost after the next build']) {
    writeFileSync(join(folder, '404.html'), words);
    writeFileSync(join(folder, '404.html.gz'), gzipSync(words));
    const plain = await ask(host.port, '/nowhere');
    const compressed = await ask(host.port, '/nowhere', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([plain.status, compressed.status]).toEqual([404, 404]);
    expect(plain.body.toString()).toBe(words);
    expect(gunzipSync(compressed.body).toString()).toBe(words);
  }
});

test.each(['bytes=5-2', 'bytes=-3', 'bytes=0-0'])('%s answers the whole file', async (range) => {
  const { status, body } = await ask(host.port, '/film.webm', { headers: { Range: range } });
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: film });
});

test('HEAD ignores a range', async () => {
  const { status, headers } = await ask(host.port, '/film.webm', {
    method: 'HEAD',
    headers: { Range: 'bytes=0-3' },
  });
  expect({ status, length: headers['content-length'] }).toEqual({ status: 200, length: '10' });
});

test.each([
  ['an invalid request line', 'GET /% x y HTTP/1.1', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}`, 431],
])('%s: the request is refused with the security headers', async (_fault, lines, status) => {
  const answer = await send(host.port, lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none'");
  expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  expect(answer).toContain('\r\nCache-Control: no-cache\r\n');
});

test('a request that takes too long to arrive is answered with status 408', async () => {
  const socket = new PassThrough();
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  createSiteServer(folder).emit('clientError', late, socket);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
});
