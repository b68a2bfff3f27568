import { createServer, type RequestListener } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
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

async function differencesOf(answer: RequestListener): Promise<string[]> {
  const server = createServer(answer);
  const port = await listenAtAnyPort(server);
  const differences = await compare(`http://127.0.0.1:${port}`, files, () => {});
  server.closeAllConnections();
  server.close();
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

test('a host may revalidate by the other value, and add a policy or a header', async () => {
  for (const headers of [
    { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    { 'Content-Security-Policy': `default-src 'none', ${policy}` },
    { Server: 'a host' },
  ]) {
    expect.soft(await differencesOf(serving(headers))).toEqual([]);
  }
});

test('what differs is named: a header, the compression, the status, a connection that closes', async () => {
  const cases: readonly (readonly [RequestListener, RegExp])[] = [
    [serving({ 'Content-Security-Policy': undefined }), /^lacks Content-Security-Policy$/],
    [serving({ 'Cache-Control': 'max-age=600' }), /^has Cache-Control ‘max-age=600’, not ‘no-c/],
    [serving({ 'Content-Type': 'text/plain' }), /^has Content-Type ‘text\/plain’, not/],
    [serving({ Vary: undefined }), /^lacks Vary: Accept-Encoding$/],
    [
      (request, response) => serving({})(Object.assign(request, { headers: {} }), response),
      /^is sent as identity to a browser that accepts br$/,
    ],
    [(_, response) => response.writeHead(503).end(), /^answers 503, not 200$/],
    [({ socket }) => socket.destroy(), /^cannot be read: socket hang up$/],
  ];
  for (const [host, what] of cases) {
    expect.soft(await differencesOf(host)).toEqual([expect.stringMatching(what)]);
  }
});
