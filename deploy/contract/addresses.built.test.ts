import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_FOUND, pageFile } from '#content/page-names.ts';
import { builtFolder } from '#plugins/output/built-site.ts';
import { methods, missing, redirectChains, redirects, refused, unreadable } from './cases.ts';
import { contractHosts, hasNginx, type RunningHost } from './contract-hosts.ts';
import { ask, send } from './exchange.ts';
import { expectHeaders, revalidated } from './expect-headers.ts';
import { publishSite, SECRET } from './published-site.ts';

if (!hasNginx()) {
  console.warn('nginx with its brotli module is not on this machine: its contract is NOT tested.');
}

const site = publishSite(builtFolder);
afterAll(() => site.remove());

const contentOf = (file: string) => readFileSync(join(site.root, file));

describe.each(contractHosts)('$name', ({ name: hostName, start }) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start(site);
  });
  afterAll(() => host.stop());

  describe('an address that is not canonical', () => {
    test.each(redirects)('%s redirects to %s', async (path, location) => {
      const answer = await ask(host.port, path);
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(location);
      expectHeaders(answer, revalidated);
    });

    test.each(redirectChains)(
      '%s is redirected to %s and never to another host',
      async (path, arrival) => {
        let at: string = path;
        for (let steps = 0; at !== arrival; steps += 1) {
          const { status, headers } = await ask(host.port, at);
          expect({ at, status }).toEqual({ at, status: 308 });
          expect(headers.location).toMatch(/^\/(?![/\\])/);
          expect(steps).toBeLessThan(4);
          at = headers.location ?? '';
        }
        const { status } = await ask(host.port, at);
        expect(status).not.toBe(308);
      },
    );

    test.each(missing)('%s answers 404 with the not-found page', async (path) => {
      const answer = await ask(host.port, path, { headers: { 'If-None-Match': '*' } });
      expect(answer.status).toBe(404);
      expect(answer.body.equals(contentOf(pageFile(NOT_FOUND)))).toBe(true);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expectHeaders(answer, revalidated);
    });

    test.each(refused)('%s is refused with %i', async (path, status) => {
      const answer = await ask(host.port, path);
      expect(answer.status).toBe(status);
      expect(answer.body.includes(SECRET)).toBe(false);
      expectHeaders(answer, revalidated);
    });
  });

  test.each(methods)('%s answers 405 with the allowed methods', async (method) => {
    for (const path of ['/', '/about', '/nowhere', '/assets/x.js']) {
      const answer = await ask(host.port, path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expectHeaders(answer, revalidated);
    }
  });

  test('an error for the address of an asset is not cached like the asset', async () => {
    const lines = 'GET /assets/x.js HTTP/1.1\r\nTransfer-Encoding: nonsense';
    const answer = await send(host.port, lines);
    expect(answer).toMatch(/^HTTP\/1\.[01] [45]/);
    expect(answer).not.toContain('immutable');
  });

  test.each(unreadable)('%j is refused', async (line) => {
    const answer = await send(host.port, line);
    expect(answer).toMatch(/^HTTP\/1\.[01] (?:400|405|505) /);
    expect(answer).not.toContain(SECRET);
    const { status } = await ask(host.port, '/');
    expect(status, hostName).toBe(200);
  });
});
