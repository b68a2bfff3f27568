import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder, builtText, filesIn, servedFile } from '#build/output/built-site.ts';
import { company } from '#content/company.ts';
import { filmSources, isFilm } from '#content/film.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';

interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

/** The list that the build writes into the worker: a JSON array of these, in this or that order. */
const [list = '[]'] =
  builtText('service-worker.js').match(/\[\{"(?:url|revision)":[^\]]*\}\]/) ?? [];
const entries: readonly Entry[] = JSON.parse(list);
/** The worker resolves them against its own address, which is at the root. */
const pathname = ({ url }: Entry) => new URL(url, company.origin).pathname;
const urls = entries.map(pathname);

/**
 * What the precache leaves to the network: hosts' compressed copies, the worker, lists for robots,
 * pictures that are shown elsewhere.
 */
const leftOut =
  /\.(?:br|gz|map)$|^service-worker\.js$|^(?:robots|humans)\.txt$|^sitemap\.xml$|^(?:share|screenshots|\.well-known)\//;

test('every page is there by the address it is visited at, and the not-found page by its name', () => {
  expect(urls).toEqual(expect.arrayContaining([...paths, NOT_FOUND_ADDRESS]));
  expect(urls.filter((url) => url.endsWith('.html'))).toEqual([NOT_FOUND_ADDRESS]);
});

test.each(['assets', 'drawings', 'icons'])('every file of /%s is there', (folder) => {
  const files = filesIn(join(builtFolder, folder)).filter((file) => !leftOut.test(file));
  expect(files).not.toEqual([]);
  expect(urls).toEqual(expect.arrayContaining(files.map((file) => `/${folder}/${file}`)));
});

test('of the film the poster and every format are there, for the worker to choose from', () => {
  const film = urls.filter((url) => url.startsWith('/film/'));
  expect(film.sort()).toEqual([...filmSources.map(({ src }) => src), '/film/poster.svg'].sort());
});

test('what other sites and app stores show is not there', () => {
  expect(urls.filter((url) => /^\/(?:share|screenshots)\//.test(url))).toEqual([]);
});

test('both fonts are there, each with its first view and its rest', () => {
  expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(4);
});

test('the icons of the browser tab are there', () => {
  expect(urls).toEqual(expect.arrayContaining(['/favicon.svg', '/favicon.ico']));
});

test('nothing is there twice, and nothing that the site does not serve', () => {
  expect(new Set(urls).size).toBe(urls.length);
  const files = filesIn(builtFolder).filter((file) => !leftOut.test(file));
  expect(urls.filter((url) => !files.includes(servedFile(url)))).toEqual([]);
});

test('what has no revision carries a hash in its name, and every other revision is that of the file', () => {
  for (const entry of entries) {
    const url = pathname(entry);
    const file = readFileSync(join(builtFolder, servedFile(url)));
    if (entry.revision === null) expect(url).toMatch(/^\/assets\/.+-[\w-]{8}\.\w+$/);
    else expect(entry.revision, url).toBe(createHash('md5').update(file).digest('hex'));
  }
});

test.each([
  { film: filmSources[0].src, megabytes: 3 },
  { film: filmSources[1].src, megabytes: 3.3 },
])('a browser that plays $film stores less than $megabytes MB', ({ film, megabytes }) => {
  const stored = urls.filter((url) => !isFilm(url) || url === film);
  expect(stored).toHaveLength(urls.length - filmSources.length + 1);
  const sizes = stored.map((url) => readFileSync(join(builtFolder, servedFile(url))).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(megabytes * 1_000_000);
});
