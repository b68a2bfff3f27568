import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { filesBelow } from '#deploy/release/release-list.ts';
import { builtPages } from '#plugins/output/built-pages.ts';
import { builtFolder, servedFile, site } from '#plugins/output/built-site.ts';
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

test('the list has every page by its address, and every other file that the site shows, once', () => {
  const pages = new Map(paths.map((path) => [pageFile(path), path]));
  const files = filesBelow(builtFolder).filter((file) => !leftOut.test(file));
  expect(urls.toSorted()).toEqual(files.map((file) => pages.get(file) ?? `/${file}`).sort());
});

test('a file without a revision has a hash in its name, and every file its digest', () => {
  for (const entry of entries) {
    const url = pathname(entry);
    if (entry.revision === null) expect(url).toMatch(/^\/assets\/.+-[\w-]{8}\.\w+$/);
    // vite-plugin-pwa adds the app's manifest to the list, without a digest.
    if (url === '/manifest.webmanifest') continue;
    const file = readFileSync(join(builtFolder, servedFile(url)));
    expect(entry.integrity, url).toBe(`sha256-${hash('sha256', file, 'base64')}`);
  }
});

test('every page says how many megabytes it downloads for offline use: what hosts with brotli send, or a little more', () => {
  const { code, offline } = meanFirstVisit(builtFolder);
  const least = (code + offline) / 1_000_000;
  for (const { id, html } of builtPages) {
    const [, said] = /data-offline-megabytes="([\d.]+)"/.exec(html) ?? [];
    expect.soft(Number(said), id).toBeGreaterThan(least - 0.1);
    expect.soft(Number(said), id).toBeLessThan(least + 0.2);
  }
});
