import { type Files, neededFiles, noReleases, type Releases } from './releases.ts';

declare const self: ServiceWorkerGlobalScope;

/** While a worker holds this lock, no other worker changes which files are needed. */
const LOCK = 'releases';

/**
 * The record of the releases is in their cache, so that both end together: the kill switch deletes the cache, and a worker
 * that knows no record deletes the record when it activates.
 */
const RECORD = new URL('/releases', self.location.href).href;

/** The keys of all files in the cache. */
async function cachedFiles(cache: Cache): Promise<string[]> {
  const requests = await cache.keys();
  return requests.map(({ url }) => url).filter((key) => key !== RECORD);
}

/** Records a change of the releases, and deletes the files that no release needs. If `change` throws, nothing changes. */
export function changeReleases(
  cacheName: string,
  change: (releases: Releases, cached: Files) => Releases,
): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const cache = await caches.open(cacheName);
    const cached = await cachedFiles(cache);
    const record = await cache.match(RECORD);
    const before: Releases = record ? await record.json() : noReleases;
    const releases = change(before, cached);
    if (isComplete(releases)) {
      const needed = neededFiles(releases);
      for (const key of cached) if (!needed.has(key)) await cache.delete(key);
    }
    await cache.put(RECORD, new Response(JSON.stringify(releases)));
  });
}

/** Whether the record names the files of every worker. Workers of earlier versions of the site recorded nothing. */
function isComplete({ active, candidates }: Releases): boolean {
  const { registration } = self;
  const knowsActive = active !== null || registration.active === null;
  const knowsWaiting = registration.waiting === null || candidates.some(({ isStored }) => isStored);
  return knowsActive && knowsWaiting;
}
