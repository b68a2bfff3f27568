import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_FOUND, pageFile } from '#content/page-names.ts';
import { type Answer, ask, get, talk } from '#deploy/hostile/connection.ts';
import { commonHeaders, type Headers, headersFor, headersWithoutFile } from '#deploy/rules.ts';
import {
  compressed,
  encodings,
  FILM,
  methods,
  missing,
  redirectChains,
  redirects,
  refused,
  servedFiles,
  unreadable,
} from './cases.ts';
import type { ContractHost, RunningHost } from './contract-hosts.ts';

export function testContract({ name, start }: ContractHost, built: string): void {
  describe(name, () => {
    const site = publishSite(built);
    const contentOf = (file: string) => readFileSync(join(site.root, file));
    const lost = contentOf(pageFile(NOT_FOUND));
    const served = servedFiles(built);
    let host: RunningHost;
    beforeAll(async () => {
      host = await start(site);
    });
    afterAll(async () => {
      await host.stop();
      site.remove();
    });

    async function answerTo(path: string, headers = '', method = 'GET'): Promise<Answer> {
      const request = get(path, headers, method).replace('site.example', `127.0.0.1:${host.port}`);
      const [answer] = await ask(host.port, request);
      if (!answer) throw new Error(`no answer to ${path}`);
      return answer;
    }

    test('every answer has the headers of its address and status, also 304 to an ETag and 405 to a method, no header twice, and no version of the host', async () => {
      for (const [path] of served) {
        const file = await answerTo(path);
        expectHeaders(file, { ...headersFor(path), Vary: 'Accept-Encoding' }, path);
        expect.soft(file.headers['server'] ?? '', 'no version of the host').not.toMatch(/\d/);
        const changed = await answerTo(path, 'If-None-Match: "old"\r\n');
        expect.soft(changed.status, path).toBe(200);
        const unchanged = await answerTo(path, `If-None-Match: ${file.headers['etag']}\r\n`);
        expectHeaders(unchanged, headersFor(path), `${path} unchanged`);
        expect.soft(unchanged, path).toMatchObject({ status: 304, body: Buffer.alloc(0) });
        expect.soft(unchanged.headers['etag'], path).toBe(file.headers['etag']);
      }
      for (const [path] of [...redirects, ...missing.map((each) => [each]), ...refused]) {
        expectHeaders(await answerTo(path), headersWithoutFile(404), path);
      }
      for (const method of methods) {
        for (const path of ['/', '/about', '/nowhere', '/assets/x.js']) {
          const refusal = await answerTo(path, '', method);
          expectHeaders(refusal, headersWithoutFile(405), `${method} ${path}`);
          expect.soft(refusal.status, `${method} ${path}`).toBe(405);
        }
      }
      const part = await answerTo(FILM, 'Range: bytes=0-1\r\n');
      expectHeaders(part, headersFor(FILM), 'a range');
      const beyond = await answerTo(FILM, 'Range: bytes=99999999-\r\n');
      expectHeaders(beyond, commonHeaders, 'a range beyond the end');
    });

    test('a file is sent complete and with its type, also with a query', async () => {
      for (const [path, file, type] of served) {
        for (const query of ['', '?from=/menu/&a=%2F']) {
          const { status, headers, body } = await answerTo(path + query);
          const isWhole = body.equals(contentOf(file));
          const sent = { status, isWhole, type: headers['content-type'] };
          expect.soft(sent, path + query).toEqual({ status: 200, isWhole: true, type });
          expect.soft(headers['content-encoding'], path + query).toBeUndefined();
        }
      }
    });

    test('HEAD answers like GET, without a body', async () => {
      for (const path of ['/', '/about', '/robots.txt', FILM, '/nowhere']) {
        const whole = await answerTo(path);
        const head = await answerTo(path, '', 'HEAD');
        expect.soft(head.status, path).toBe(whole.status);
        expect.soft({ ...head.headers, date: '' }, path).toEqual({ ...whole.headers, date: '' });
      }
    });

    test('a client gets the best encoding that it accepts, also through a proxy, with an ETag of its own', async () => {
      const tags = new Set<string | undefined>();
      for (const [accepted, encoding, decompress] of encodings) {
        for (const [path, file, status] of compressed) {
          for (const via of ['', 'Via: 1.1 cdn.example\r\n']) {
            const answer = await answerTo(path, `Accept-Encoding: ${accepted}\r\n${via}`);
            const { 'content-encoding': sent, vary, etag } = answer.headers;
            const expected = { status, sent: encoding, vary: 'Accept-Encoding', isWhole: true };
            const isWhole = sent === encoding && decompress(answer.body).equals(contentOf(file));
            expect
              .soft({ status: answer.status, sent, vary, isWhole }, `${accepted}: ${path}`)
              .toEqual(expected);
            if (path === '/about') tags.add(etag);
          }
        }
      }
      expect(tags.size).toBe(3);
      const picture = await answerTo('/icons/icon-192.png', 'Accept-Encoding: br\r\n');
      expect(picture.headers['content-encoding']).toBeUndefined();
    });

    test('a range gets its part, or the whole file where a server ignores it', async () => {
      const film = contentOf(FILM.slice(1));
      const last = film.length - 3;
      for (const [range, first, end] of [
        ['bytes=0-1', 0, 2],
        ['bytes=2-5', 2, 6],
        [`bytes=${last}-`, last, film.length],
        [`bytes=${last}-${film.length + 99}`, last, film.length],
      ] as const) {
        const { status, headers, body } = await answerTo(FILM, `Range: ${range}\r\n`);
        const sent = { status, range: headers['content-range'] };
        const expected = { status: 206, range: `bytes ${first}-${end - 1}/${film.length}` };
        expect.soft(sent, range).toEqual(expected);
        expect.soft(body.equals(film.subarray(first, end)), range).toBe(true);
      }
      const beyond = await answerTo(FILM, `Range: bytes=${film.length}-\r\n`);
      expect.soft(beyond.status).toBe(416);
      expect.soft(beyond.headers['content-range']).toBe(`bytes */${film.length}`);
      const ofOldFile = 'bytes=2-5\r\nIf-Range: "old"';
      for (const range of ['lines=1-2', 'nonsense', 'bytes=0-1,3-4', ofOldFile]) {
        const { status, body } = await answerTo(FILM, `Range: ${range}\r\n`);
        const sent = { status, isWhole: body.equals(film) };
        expect.soft(sent, range).toEqual({ status: 200, isWhole: true });
      }
    });

    test('an address that is not canonical is redirected, never to another host', async () => {
      for (const [path, location] of redirects) {
        const { status, headers } = await answerTo(path);
        const sent = { status, location: headers['location'] };
        expect.soft(sent, path).toEqual({ status: 308, location });
      }
      for (const [path, arrival] of redirectChains) {
        let at: string = path;
        for (let steps = 0; at !== arrival; steps += 1) {
          const { status, headers } = await answerTo(at);
          expect({ at, status }).toEqual({ at, status: 308 });
          expect(headers['location']).toMatch(/^\/(?![/\\])/);
          expect(steps).toBeLessThan(4);
          at = headers['location'] ?? '';
        }
        expect.soft((await answerTo(at)).status, path).not.toBe(308);
      }
    });

    test('a path without a file answers 404 with the not-found page', async () => {
      for (const path of missing) {
        const { status, headers, body } = await answerTo(path, 'If-None-Match: *\r\n');
        const sent = { status, isPage: body.equals(lost), type: headers['content-type'] };
        const type = 'text/html; charset=utf-8';
        expect.soft(sent, path).toEqual({ status: 404, isPage: true, type });
      }
    });

    test('a malformed path and an unreadable request are refused', async () => {
      for (const [path, expected] of refused) {
        const { status, body } = await answerTo(path);
        expect.soft({ status, isSecret: body.includes(SECRET) }, path).toEqual({
          status: expected,
          isSecret: false,
        });
      }
      for (const line of unreadable) {
        const end = `\r\nHost: 127.0.0.1:${host.port}\r\nConnection: close\r\n\r\n`;
        const answer = (await talk(host.port, line + end)).toString('latin1');
        expect.soft(answer, line).toMatch(/^HTTP\/1\.[01] (?:400|405|501|505) /);
        expect.soft(answer, line).not.toContain(SECRET);
        // Not even for the address of an asset.
        expect.soft(answer, line).not.toContain('immutable');
        expect((await answerTo('/')).status, line).toBe(200);
      }
    });
  });
}

function expectHeaders({ headers, names }: Answer, expected: Headers, what: string): void {
  const ruled = new Map(Object.entries({ ...blank, ...expected }));
  const sent = new Map([...ruled.keys()].map((name) => [name, headers[name.toLowerCase()]]));
  expect.soft(sent, what).toEqual(ruled);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  expect.soft(repeated, what).toEqual([]);
}

const blank = Object.fromEntries(Object.keys(commonHeaders).map((name) => [name, undefined]));

const SECRET = 'what-no-host-may-send';

/** Copies a built site where a host without privileges can read it, with secrets beside the copy and in hidden files. */
function publishSite(built: string) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const root = join(folder, 'site');
  const scratch = join(folder, 'scratch');
  cpSync(built, root, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(root, '.hidden'), SECRET);
  mkdirSync(join(root, '.folder'));
  writeFileSync(join(root, '.folder', 'config'), SECRET);
  mkdirSync(scratch);
  chmodSync(folder, 0o755);
  return { root, scratch, remove: () => rmSync(folder, { recursive: true }) };
}
