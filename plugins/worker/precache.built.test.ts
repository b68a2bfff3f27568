import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filmSources, isFilm } from '#content/film.ts';
import { NOT_FOUND_ADDRESS, pageFile } from '#content/page-names.ts';
import { pageIds, paths } from '#content/paths.ts';
import { builtFolder, builtText, filesIn, servedFile } from '#plugins/output/built-site.ts';
import { site } from '#plugins/output/tested-site.ts';
import { meanFirstVisit } from '#plugins/size/weights.ts';
import { type PrecacheEntry, precacheList } from './precache-list.ts';

const entries = precacheList(builtFolder);
/** The worker resolves addresses against its own address, which is at the site's root. */
const pathname = ({ url }: PrecacheEntry) => new URL(url, site.origin).pathname;
const urls = entries.map(pathname);

/**
 * The files that are not precached: compressed copies for hosts, the worker, files for robots and operators, and
 * pictures that the site itself does not show.
 */
const leftOut =
  /\.(?:br|gz|map)$|^service-worker\.js$|^(?:robots|third-party-notices)\.txt$|^sitemap\.xml$|^release\.json$|^(?:share|screenshots|\.well-known)\//;

test('every page has its canonical address, and the not-found page its file name', () => {
  expect(urls).toEqual(expect.arrayContaining([...paths, NOT_FOUND_ADDRESS]));
  expect(urls.filter((url) => url.endsWith('.html'))).toEqual([NOT_FOUND_ADDRESS]);
});

test.each(['assets', 'drawings', 'icons', 'plates'])(
  'every file of /%s is in the list',
  (folder) => {
    const files = filesIn(join(builtFolder, folder)).filter((file) => !leftOut.test(file));
    expect(files).not.toEqual([]);
    expect(urls).toEqual(expect.arrayContaining(files.map((file) => `/${folder}/${file}`)));
  },
);

test('the poster and every format of the film are in the list, for the worker to choose from', () => {
  const film = urls.filter((url) => url.startsWith('/film/'));
  expect(film.sort()).toEqual([...filmSources.map(({ src }) => src), '/film/poster.svg'].sort());
});

test('pictures that the site itself does not show are not in the list', () => {
  expect(urls.filter((url) => /^\/(?:share|screenshots)\//.test(url))).toEqual([]);
});

test('both files of both fonts are in the list', () => {
  expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(4);
});

test('the icons of the browser tab are in the list', () => {
  expect(urls).toEqual(expect.arrayContaining(['/favicon.svg', '/favicon.ico']));
});

test('no address is in the list twice, and the site serves each of them', () => {
  expect(new Set(urls).size).toBe(urls.length);
  const files = filesIn(builtFolder).filter((file) => !leftOut.test(file));
  expect(urls.filter((url) => !files.includes(servedFile(url)))).toEqual([]);
});

test('a file without a revision has a hash in its name, and every other revision is the MD5 of the file', () => {
  for (const entry of entries) {
    const url = pathname(entry);
    const file = readFileSync(join(builtFolder, servedFile(url)));
    if (entry.revision === null) expect(url).toMatch(/^\/assets\/.+-[\w-]{8}\.\w+$/);
    else expect(entry.revision, url).toBe(createHash('md5').update(file).digest('hex'));
  }
});

test('every file has its digest, except the app’s manifest, which vite-plugin-pwa adds to the list', () => {
  const withDigest = entries.filter(({ integrity }) => integrity !== undefined);
  expect(urls.filter((url) => !withDigest.map(pathname).includes(url))).toEqual([
    '/manifest.webmanifest',
  ]);
  for (const entry of withDigest) {
    const file = readFileSync(join(builtFolder, servedFile(pathname(entry))));
    const digest = createHash('sha256').update(file).digest('base64');
    expect(entry.integrity, entry.url).toBe(`sha256-${digest}`);
  }
});

test('every page says how many megabytes it downloads for offline use: what hosts with brotli send, or a little more', () => {
  const { code, offline } = meanFirstVisit(builtFolder);
  const least = (code + offline) / 1_000_000;
  for (const page of pageIds) {
    const [, said] = /data-offline-megabytes="([\d.]+)"/.exec(builtText(pageFile(page))) ?? [];
    expect(Number(said), page).toBeGreaterThan(least - 0.1);
    expect(Number(said), page).toBeLessThan(least + 0.2);
  }
});

test.each([
  { film: filmSources[0].src, megabytes: 1.38 },
  { film: filmSources[1].src, megabytes: 1.68 },
])(
  'a browser that plays $film stores less than $megabytes MB and 60 KB a page',
  ({ film, megabytes }) => {
    const stored = urls.filter((url) => !isFilm(url) || url === film);
    expect(stored).toHaveLength(urls.length - filmSources.length + 1);
    const sizes = stored.map((url) => readFileSync(join(builtFolder, servedFile(url))).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(500_000);
    // 3 MB and 3.3 MB for 27 pages.
    expect(bytes).toBeLessThan(megabytes * 1_000_000 + paths.length * 60_000);
  },
);
