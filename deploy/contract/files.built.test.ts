import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_FOUND, pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { mediaTypes } from '#deploy/media-types.ts';
import { commonHeaders, headersFor } from '#deploy/rules.ts';
import { builtFolder, filesIn } from '#plugins/output/built-site.ts';
import { namedFiles } from './cases.ts';
import { contractHosts, type RunningHost } from './contract-hosts.ts';
import { ask } from './exchange.ts';
import { expectHeaders, lowerCase } from './expect-headers.ts';
import { publishSite } from './published-site.ts';

const site = publishSite(builtFolder);
afterAll(() => site.remove());

const contentOf = (file: string) => readFileSync(join(site.root, file));
const assets = filesIn(join(site.root, 'assets')).filter((file) => !/\.(?:br|gz)$/.test(file));
const assetTypes = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
};
const served = [
  ...paths.map((path) => [path, pageFile(path), 'text/html; charset=utf-8'] as const),
  ...namedFiles.map(([path, type]) => [path, path.slice(1), type] as const),
  ...Object.entries(assetTypes).map(([extension, type]) => {
    const file = assets.find((asset) => asset.endsWith(`.${extension}`)) ?? '';
    return [`/assets/${file}`, `assets/${file}`, type] as const;
  }),
];

test('every kind of file has a media type and is requested below', () => {
  const kinds = new Set(filesIn(builtFolder).map(extname));
  kinds.delete('.br');
  kinds.delete('.gz');
  expect(new Set(Object.keys(mediaTypes).map((extension) => `.${extension}`))).toEqual(kinds);
  expect(new Set(served.map(([, file]) => extname(file)))).toEqual(kinds);
});

describe('a file without the headers for documents', () => {
  const inert = filesIn(site.root).filter(
    (file) => /^[^.]+\.\w+$/.test(file) && !('Content-Security-Policy' in headersFor(`/${file}`)),
  );

  test('has a type that runs nothing by itself', () => {
    const found = new Set(inert.map((file) => file.replace(/^.*\./, '')));
    const types = [...Object.keys(assetTypes), 'png', 'svg'];
    expect([...found].sort()).toEqual(types.sort());
  });

  test.each(inert.filter((file) => file.endsWith('.svg')))(
    '%s contains no script and no reference',
    (file) => {
      const drawing = contentOf(file).toString();
      expect(drawing).not.toMatch(
        /<(?:script|style|foreignObject|image|a)\b|\son\w+=|href=|url\(/i,
      );
    },
  );
});

describe.each(contractHosts)('$name', ({ start }) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start(site);
  });
  afterAll(() => host.stop());

  describe('a file', () => {
    test.each(served)(
      '%s is sent complete, with its type and every header',
      async (path, file, type) => {
        for (const query of ['', '?from=/menu/&a=%2F']) {
          const answer = await ask(host.port, path + query);
          expect(answer.status).toBe(200);
          expect(answer.body.equals(contentOf(file))).toBe(true);
          expect(answer.headers['content-type']).toBe(type);
          expect(answer.headers['content-encoding']).toBeUndefined();
          expect(answer.headers.vary).toBe('Accept-Encoding');
          expectHeaders(answer, lowerCase(headersFor(path)));
        }
      },
    );

    test.each(['/', '/about', '/robots.txt', '/film/film.webm', '/nowhere'])(
      'HEAD %s answers like GET, without a body',
      async (path) => {
        const whole = await ask(host.port, path);
        const head = await ask(host.port, path, { method: 'HEAD' });
        expect(head.body).toHaveLength(0);
        expect(head.status).toBe(whole.status);
        expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
      },
    );

    test.each(served)('%s, unchanged, answers 304 with every header', async (path) => {
      const { headers } = await ask(host.port, path);
      const answer = await ask(host.port, path, {
        headers: { 'If-None-Match': headers.etag ?? '' },
      });
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers.etag).toBe(headers.etag);
      expectHeaders(answer, lowerCase(headersFor(path)));
    });

    test('a request with another ETag gets the file', async () => {
      const answer = await ask(host.port, '/about', { headers: { 'If-None-Match': '"old"' } });
      expect(answer.status).toBe(200);
    });
  });

  describe('compression', () => {
    const compressed = [
      ['/', pageFile('/'), 200],
      ['/about', pageFile('/about'), 200],
      ['/service-worker.js', 'service-worker.js', 200],
      ['/manifest.webmanifest', 'manifest.webmanifest', 200],
      ['/nowhere', pageFile(NOT_FOUND), 404],
    ] as const;

    test.each([
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ])('%s gets %s, also through a proxy', async (accepted, encoding, decompress) => {
      for (const [path, file, status] of compressed) {
        for (const headers of [{}, { Via: '1.1 cdn.example' }]) {
          const answer = await ask(host.port, path, {
            headers: { 'Accept-Encoding': accepted, ...headers },
          });
          expect(answer.status).toBe(status);
          expect(answer.headers['content-encoding']).toBe(encoding);
          expect(answer.headers.vary).toBe('Accept-Encoding');
          expect(decompress(answer.body).equals(contentOf(file))).toBe(true);
        }
      }
    });

    test.each(['identity', 'br;q=0', '*;q=0', 'zebra'])(
      '%s gets the plain file',
      async (accepted) => {
        const answer = await ask(host.port, '/about', { headers: { 'Accept-Encoding': accepted } });
        expect(answer.headers['content-encoding']).toBeUndefined();
        expect(answer.body.equals(contentOf(pageFile('/about')))).toBe(true);
      },
    );

    test('each encoding has its own ETag', async () => {
      const tags = await Promise.all(
        ['identity', 'gzip', 'br'].map(async (accepted) => {
          const answer = await ask(host.port, '/about', {
            headers: { 'Accept-Encoding': accepted },
          });
          return answer.headers.etag;
        }),
      );
      expect(new Set(tags).size).toBe(3);
    });

    test('a picture is sent without compression', async () => {
      const answer = await ask(host.port, '/icons/icon-192.png', {
        headers: { 'Accept-Encoding': 'br' },
      });
      expect(answer.headers['content-encoding']).toBeUndefined();
    });
  });

  describe('a range', () => {
    const film = contentOf('film/film.webm');
    const range = (value: string, headers = {}) =>
      ask(host.port, '/film/film.webm', { headers: { Range: value, ...headers } });

    test.each([
      ['bytes=0-1', 0, 2],
      ['bytes=2-5', 2, 6],
      [`bytes=${film.length - 3}-`, film.length - 3, film.length],
      [`bytes=${film.length - 3}-${film.length + 99}`, film.length - 3, film.length],
    ])('%s answers 206 with every header', async (value, first, end) => {
      const answer = await range(value);
      expect(answer.status).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes ${first}-${end - 1}/${film.length}`);
      expect(answer.body.equals(film.subarray(first, end))).toBe(true);
      expectHeaders(answer, lowerCase(headersFor('/film/film.webm')));
    });

    test('beyond the end answers 416 with the length and every security header', async () => {
      const answer = await range(`bytes=${film.length}-`);
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toBe(`bytes */${film.length}`);
      expectHeaders(answer, lowerCase(commonHeaders));
    });

    test.each(['lines=1-2', 'nonsense', 'bytes=0-1,3-4'])(
      '%s answers with the whole file',
      async (value) => {
        const answer = await range(value);
        expect(answer.status).toBe(200);
        expect(answer.body.equals(film)).toBe(true);
      },
    );

    test('of an earlier version answers with the whole current file', async () => {
      const answer = await range('bytes=2-5', { 'If-Range': '"old"' });
      expect(answer.status).toBe(200);
      expect(answer.body.equals(film)).toBe(true);
    });
  });
});
