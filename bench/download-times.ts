import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** The addresses of all scripts of a built site; its copy is in scripts, too. */
export function scriptsOf(folder: string): readonly string[] {
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  if (files.length === 0) throw new Error(`${folder} contains no scripts`);
  return files.map((name) => `/assets/${name}`);
}

/**
 * When the last of these files was loaded by the page or stored by the worker, ms since 1970; null while a
 * file is missing. The caches are read through the DevTools protocol, to leave the page's thread free.
 */
export async function lastDownloadTime(
  page: Page,
  files: readonly string[],
): Promise<number | null> {
  const times = new Map<string, number>();
  const note = (address: string, time: number) => {
    const { pathname } = new URL(address);
    times.set(pathname, Math.min(time, times.get(pathname) ?? time));
  };
  for (const [address, time] of await loadedByPage(page)) note(address, time);
  for (const [address, time] of await storedByWorker(page)) note(address, time);
  const downloads = files.map((file) => times.get(file) ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...downloads);
  return Number.isFinite(last) ? last : null;
}

type Download = readonly [address: string, time: number];

function loadedByPage(page: Page): Promise<Download[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)
      .map((entry) => [entry.name, performance.timeOrigin + entry.startTime + entry.duration]),
  );
}

/** The times are those of the response headers: the bodies of the scripts are short. */
async function storedByWorker(page: Page): Promise<Download[]> {
  const protocol = await page.context().newCDPSession(page);
  const { origin: securityOrigin } = new URL(page.url());
  const { caches } = await protocol.send('CacheStorage.requestCacheNames', { securityOrigin });
  const stored: Download[] = [];
  for (const { cacheId } of caches) {
    const { cacheDataEntries } = await protocol.send('CacheStorage.requestEntries', { cacheId });
    for (const { requestURL, responseTime } of cacheDataEntries) {
      stored.push([requestURL, responseTime * 1000]);
    }
  }
  await protocol.detach();
  return stored;
}
