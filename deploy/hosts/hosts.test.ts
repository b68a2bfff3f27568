import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { testContract } from '#deploy/contract/contract.ts';
import { hasNginx, otherHosts } from '#deploy/contract/contract-hosts.ts';
import { commonHeaders, defaultCacheControl, headersFor } from '#deploy/rules.ts';
import { builtFolder } from '#plugins/output/built-site.ts';

if (!hasNginx()) {
  console.warn('nginx with its brotli module is not on this machine: its contract is NOT tested.');
}

for (const host of otherHosts) testContract(host, builtFolder);

const committed = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

const samples = [
  ...paths,
  NOT_FOUND_ADDRESS,
  '/service-worker.js',
  '/manifest.webmanifest',
  '/assets/index-BxY12_-a.js',
  '/robots.txt',
  '/icons/icon-192.png',
];

/** Both values make a browser revalidate its copy before each use. */
const asksAgain = ['no-cache', defaultCacheControl];
/** These hosts set headers before they know whether a file exists, so they send all common headers. */
function expectSameHeaders(sent: Record<string, string>, path: string) {
  const ruled: Record<string, string> = { ...commonHeaders, ...headersFor(path) };
  const { 'Cache-Control': cacheControl = '', ...others } = ruled;
  const { 'Cache-Control': sentCacheControl, ...sentOthers } = sent;
  expect.soft(sentOthers, path).toEqual(others);
  const same = asksAgain.includes(cacheControl) ? asksAgain : [cacheControl];
  expect.soft(same, path).toContain(sentCacheControl);
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
function sentBy(file: string, path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const block of blocks(file).filter((candidate) => applies(candidate.path, path))) {
    for (const line of block.lines) {
      const [, removed] = /^! (.+)$/.exec(line) ?? [];
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
      if (removed) delete sent[removed];
      else sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
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

test('Cloudflare sends the headers of every file', () => {
  for (const path of samples) expectSameHeaders(sentBy('cloudflare/_headers', path), path);
});

test('Netlify sends the headers of every file, and enforces both policies of the worker', () => {
  for (const path of samples) {
    const sent = sentBy('netlify/_headers', path);
    const policies = sent['Content-Security-Policy']?.split(', ') ?? [];
    const own = { ...commonHeaders, ...headersFor(path) }['Content-Security-Policy'];
    expect.soft(policies, path).toContain(own);
    expectSameHeaders({ ...sent, 'Content-Security-Policy': own }, path);
  }
});

interface FirebaseRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

test('Firebase sends the headers of every file', () => {
  const file: { readonly hosting: { readonly headers: readonly FirebaseRule[] } } = JSON.parse(
    committed('firebase/firebase.json'),
  );
  for (const path of samples) {
    const sent = file.hosting.headers
      .filter(({ source }) => matchesGlob(path.slice(1), source.replace(/^\//, '')))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const));
    expectSameHeaders(Object.fromEntries(sent), path);
  }
});
