import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenAtAnyPort } from '#deploy/contract/any-port.ts';
import { ThrottlingProxy } from './throttling-proxy.ts';

const film = Buffer.alloc(400_000, 'film');
const page = Buffer.alloc(20_000, 'page');
const host = createServer((request, response) => {
  response.end(request.url === '/film' ? film : page);
});
/** 1,000 bytes a millisecond down, with a round trip of 40 ms. */
const profile = {
  roundTrip: 40,
  downBitsPerSecond: 8_000_000,
  upBitsPerSecond: 8_000_000,
  queueBytes: 64 * 1024,
};

let proxy: ThrottlingProxy;
let origin: string;

beforeEach(async () => {
  const port = await listenAtAnyPort(host);
  proxy = new ThrottlingProxy(port, profile);
  origin = `http://127.0.0.1:${await proxy.start()}`;
});
afterEach(async () => {
  proxy.cut();
  host.closeAllConnections();
  host.close();
  await once(host, 'close');
});

async function download(path: string) {
  const start = performance.now();
  const body = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
  return { body, milliseconds: performance.now() - start, end: performance.now() };
}

test('a file arrives complete, and not faster than the link', async () => {
  const { body, milliseconds } = await download('/film');
  expect(body.equals(film)).toBe(true);
  // A round trip for the connection, another for the request, then the bytes.
  expect(milliseconds).toBeGreaterThan(40 + 40 + 400);
});

test('two connections share the rate: the small file does not wait for the large file', async () => {
  const start = performance.now();
  const [large, small] = await Promise.all([download('/film'), download('/page')]);
  expect(large.end - start).toBeGreaterThan(40 + 40 + 420);
  expect(small.end).toBeLessThan(large.end);
});

test('it counts the bytes that were sent to the browser', async () => {
  const from = performance.timeOrigin + performance.now();
  await download('/page');
  const to = performance.timeOrigin + performance.now();
  expect(proxy.bytesDown(from, to)).toBeGreaterThan(page.length);
  expect(proxy.bytesDown(from, to)).toBeLessThan(page.length + 1000);
  expect(proxy.bytesDown(to, to + 1000)).toBe(0);
});

test('cutting the link ends its connections and refuses new ones', async () => {
  const port = Number(new URL(origin).port);
  const open = connect(port, '127.0.0.1');
  await once(open, 'connect');
  proxy.cut();
  await once(open, 'close');
  await expect(download('/page')).rejects.toThrow('fetch failed');
});
