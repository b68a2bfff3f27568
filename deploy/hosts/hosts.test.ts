import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_FOUND_ADDRESS, pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { testContract } from '#deploy/contract/contract.ts';
import { hasNginx, otherHosts } from '#deploy/contract/contract-hosts.ts';
import { contentType } from '#deploy/media-types.ts';
import { defaultCacheControl } from '#deploy/rules.ts';
import { wrongHeaders } from '#deploy/verify/compare.ts';
import { builtFolder } from '#plugins/output/built-site.ts';

if (!hasNginx()) {
  console.warn('nginx with its brotli module is not on this machine: its contract is NOT tested.');
}

for (const host of otherHosts) testContract(host, builtFolder);

const committed = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

const samples = [
  ...[...paths, NOT_FOUND_ADDRESS, '/service-worker.js', '/manifest.webmanifest'],
  ...['/assets/index-BxY12_-a.js', '/robots.txt', '/icons/icon-192.png'],
];

type Sent = Record<string, string>;

/** Expects that a host sends the headers of every file, as `npm run verify` reads them. Hosts know the types of files themselves. */
function expectHeaders(sentBy: (path: string) => Sent): void {
  for (const path of samples) {
    const headers = new Headers({ 'Content-Type': contentType(path) ?? '', ...sentBy(path) });
    expect.soft(wrongHeaders(path, headers), path).toEqual([]);
  }
}

/** The blocks of a `_headers` file: a path pattern, and the lines below it. */
function blocks(file: string) {
  const text = committed(file).replace(/^#.*\n/gm, '');
  return text
    .trim()
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return { path, lines: lines.map((line) => line.trim()).filter((line) => line !== '') };
    });
}

const applies = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** The headers that a host sends by a `_headers` file, with all values of each name. */
function sentBy(file: string, path: string): Sent {
  const sent: Sent = {};
  for (const block of blocks(file).filter((candidate) => applies(candidate.path, path))) {
    for (const line of block.lines) {
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
    }
  }
  return { 'Cache-Control': defaultCacheControl, ...sent };
}

test('a `_headers` file has at most 100 rules and 2,000 characters a line', () => {
  for (const file of ['netlify/_headers', 'cloudflare/_headers']) {
    expect(blocks(file).length).toBeLessThanOrEqual(100);
    for (const line of committed(file).split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  }
});

test.each(['netlify/_headers', 'cloudflare/_headers'])('%s sets the headers of all', (file) => {
  expectHeaders((path) => sentBy(file, path));
});

interface FirebaseRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

test('Firebase sends the headers of every file, and leads from the file of a page to its address', () => {
  const file: { readonly hosting: { readonly headers: readonly FirebaseRule[] } } = JSON.parse(
    committed('firebase/firebase.json'),
  );
  expect(file.hosting).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expectHeaders((path) =>
    Object.fromEntries(
      file.hosting.headers
        .filter(({ source }) => matchesGlob(path.slice(1), source.replace(/^\//, '')))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    ),
  );
});

test('Netlify leads from the file of a page to its address, and answers /404 with status 404', () => {
  const redirects = committed('netlify/_redirects').split('\n');
  // Without `!`, Netlify would send the file.
  for (const path of paths) {
    expect.soft(redirects).toContain(`/${pageFile(path)} ${path} 301!`);
  }
  expect(redirects).toContain('/404 /404.html 404!');
});
