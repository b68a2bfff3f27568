import { createServer, type RequestListener } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { listenAtAnyPort } from '#deploy/contract/any-port.ts';
import { digest } from '#deploy/release/release-list.ts';
import { commonHeaders, headersFor } from '#deploy/rules.ts';
import { compare } from './compare.ts';

const page = Buffer.from('a page');
const built = brotliCompressSync(page);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
/** A host that compresses by itself sends these bytes for the same page. */
const compressedByHost = brotliCompressSync(page, options);
const files = { 'index.html': digest(page), 'index.html.br': digest(built) };

const ruled = { ...headersFor('/'), 'Content-Type': 'text/html', Vary: 'Accept-Encoding' };
const policy = commonHeaders['Content-Security-Policy'];

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request');
  server.closeAllConnections();
  server.close();
});

async function differencesOf(answer: RequestListener): Promise<string[]> {
  server.on('request', answer);
  const port = await listenAtAnyPort(server);
  const differences = await compare(`http://127.0.0.1:${port}`, files, () => {});
  return [...new Set(differences.map(({ what }) => what))];
}

/** Serves the page in both encodings, with changed headers. */
const serving =
  (headers: Record<string, string | undefined>): RequestListener =>
  (request, response) => {
    const isCompressed = request.headers['accept-encoding'] === 'br';
    const all = { ...ruled, ...(isCompressed && { 'Content-Encoding': 'br' }), ...headers };
    for (const [name, value] of Object.entries(all)) if (value) response.setHeader(name, value);
    response.end(isCompressed ? compressedByHost : page);
  };

test.each([
  {
    host: 'sends the other value for revalidation',
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  },
  {
    host: 'adds a policy',
    headers: { 'Content-Security-Policy': `default-src 'none', ${policy}` },
  },
  { host: 'adds a header', headers: { Server: 'a host' } },
])('a host that $host passes', async ({ headers }) => {
  expect(await differencesOf(serving(headers))).toEqual([]);
});

test.each([
  [{ 'Content-Security-Policy': undefined }, /^lacks Content-Security-Policy$/],
  [{ 'Cache-Control': 'max-age=600' }, /^has Cache-Control ‘max-age=600’, not ‘no-cache’$/],
  [{ 'Content-Type': 'text/plain' }, /^has Content-Type ‘text\/plain’, not/],
  [{ Vary: undefined }, /^lacks Vary: Accept-Encoding$/],
])('headers with %j differ', async (headers, what) => {
  expect(await differencesOf(serving(headers))).toEqual([expect.stringMatching(what)]);
});

test.each<[string, RequestListener, string]>([
  ['fails', (_, response) => response.writeHead(503).end(), 'answers 503, not 200'],
  ['closes connections', ({ socket }) => socket.destroy(), 'cannot be read: socket hang up'],
  [
    'does not compress',
    (request, response) => serving({})(Object.assign(request, { headers: {} }), response),
    'is sent as identity to a browser that accepts br',
  ],
])('a host that %s is found', async (_, answer, what) => {
  expect(await differencesOf(answer)).toEqual([what]);
});
