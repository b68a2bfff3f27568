import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherHosts, ownServer, type RunningHost } from '#deploy/contract/contract-hosts.ts';
import { listenAtAnyPort, runNode } from '#deploy/contract/processes.ts';
import { goBack, publish } from '#deploy/release/publish.ts';
import {
  digest,
  filesBelow,
  type ReleaseList,
  readReleaseList,
} from '#deploy/release/release-list.ts';
import { commonHeaders, headersFor } from '#deploy/rules.ts';
import { builtFolder } from '#plugins/output/built-site.ts';
import { compare } from './compare.ts';

if (!otherHosts.some(({ name }) => name === 'Caddy')) {
  console.warn('Caddy is not on this machine: `npm run verify` is NOT tried against it.');
}

const verify = (port: number, ...nodeOptions: readonly string[]) =>
  runNode([...nodeOptions, join(import.meta.dirname, 'verify.ts'), `http://127.0.0.1:${port}`]);

describe.each([ownServer, ...otherHosts])('$name, with the live release', ({ start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verified-'));
  chmodSync(folder, 0o755);
  const scratch = join(folder, 'scratch');
  mkdirSync(scratch);
  const sources = new Map(filesBelow(builtFolder).map((file) => [file, join(builtFolder, file)]));
  const replace = (file: string, content: Buffer | string) => {
    const replaced = join(scratch, basename(file));
    writeFileSync(replaced, content);
    sources.set(file, replaced);
  };
  let host: RunningHost;
  beforeAll(async () => {
    publish({ commit: 'a'.repeat(40), sources }, folder, new Date(1));
    const root = join(folder, 'current');
    host = await start({ root, scratch });
  });
  afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  });

  test('serves every file of the build, in each encoding', async () => {
    const { code, output, errors } = await verify(host.port);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(`serves every file of dist`);
  });

  test('serves a release as soon as it is live, and verify names each changed byte', async () => {
    // In gzip, the fifth byte from the end belongs to the check sum.
    for (const file of ['about.html', 'plates/automation.svg.gz']) {
      const bytes = readFileSync(join(builtFolder, file));
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
      replace(file, bytes);
    }
    const commit = 'b'.repeat(40);
    replace('release.json', JSON.stringify({ ...readReleaseList(builtFolder), commit }));
    publish({ commit, sources }, folder, new Date(2));
    const { code, output } = await verify(host.port);
    expect(code).toBe(1);
    const [summary, ...differences] = output.split('\n\n');
    expect(summary).toContain(`names commit ${commit}`);
    expect(differences.map((text) => text.split('\n  ').slice(0, 2)).sort()).toEqual([
      ['/about, /release.json', 'has other bytes than the build, sent as identity'],
      ['/plates/automation.svg', 'cannot be read: incorrect data check'],
    ]);

    goBack(folder, new Date(3));
    expect((await verify(host.port)).code).toBe(0);
  });
});

const page = Buffer.from('a page');
const built = brotliCompressSync(page);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
/** A host that compresses by itself sends these bytes for the same page. */
const compressedByHost = brotliCompressSync(page, options);
const files: ReleaseList['files'] = { 'index.html': digest(page), 'index.html.br': digest(built) };

const ruled = { ...headersFor('/'), 'Content-Type': 'text/html', Vary: 'Accept-Encoding' };
const policy = commonHeaders['Content-Security-Policy'];

async function differencesOf(answer: RequestListener, compared = files): Promise<string[]> {
  const server = createServer(answer);
  const port = await listenAtAnyPort(server);
  const differences = await compare(`http://127.0.0.1:${port}`, compared, () => {});
  server.closeAllConnections();
  server.close();
  return [...new Set(differences.map(({ what }) => what))];
}

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

test('a host that never answers is named after the time of one answer', async () => {
  const silent = createServer(() => {});
  // 30 ms instead of 30 s.
  const hurry =
    'const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 1000);';
  const port = await listenAtAnyPort(silent);
  const result = await verify(port, `--import=data:text/javascript,${encodeURIComponent(hurry)}`);
  silent.closeAllConnections();
  silent.close();
  expect(result).toEqual({
    code: 1,
    output: '',
    errors: `verify: http://127.0.0.1:${port} does not answer\n`,
  });
});

test('a host that refuses connections at several addresses is named with the reason', async () => {
  const server = createServer();
  const port = await listenAtAnyPort(server);
  await new Promise((resolve) => server.close(resolve));
  // No machine has a name with two addresses for sure.
  const names = `
    import dns from 'node:dns';
    const addresses = [{ address: '::1', family: 6 }, { address: '127.0.0.1', family: 4 }];
    dns.lookup = (_name, _options, done) => done(null, addresses);
  `;
  const { code, output } = await runNode([
    `--import=data:text/javascript,${encodeURIComponent(names)}`,
    join(import.meta.dirname, 'verify.ts'),
    `http://site.example:${port}`,
  ]);
  expect(code).toBe(1);
  expect(output).toMatch(/cannot be read: connect E\w+ ::1:/);
});

test('a missing asset that browsers would keep for a year is named', async () => {
  const immutable = headersFor('/assets/shell-1a2b3c4d.js')['Cache-Control'];
  const answer: RequestListener = (request, response) => {
    response.statusCode = 404;
    const isAsset = request.url?.startsWith('/assets/');
    const caching = isAsset && { 'Cache-Control': immutable };
    serving({ ...headersFor('/404.html'), ...caching })(request, response);
  };
  const found = await differencesOf(answer, { '404.html': digest(page) });
  expect(found).toEqual([expect.stringMatching(/^has Cache-Control ‘.*immutable’, not/)]);
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
    [({ socket }) => socket.destroy(), /^cannot be read: other side closed$/],
  ];
  for (const [host, what] of cases) {
    expect.soft(await differencesOf(host)).toEqual([expect.stringMatching(what)]);
  }
});
