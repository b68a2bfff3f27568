import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import type { StoringMessage } from '#content/storing.ts';
import { begun, changeReleases, type Files, stored } from './releases.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * How many files are fetched at a time. In sequence, each file would wait for a round trip of its own.
 * Over HTTP/1.1, browsers send a host no more than six requests at a time.
 */
const PARALLEL_FILES = 6;

/**
 * Stores the entries in the order of the list (plugins/worker/precache-list.ts). The cache keeps what an earlier release or an
 * interrupted installation has stored: such a file is not fetched again. `files` are the keys of the whole release. Rejects if
 * a file cannot be fetched, has another digest than the list, or is gone at the end.
 */
export async function storeRelease(
  event: ExtendableEvent,
  entries: readonly PrecacheEntry[],
  files: Files,
): Promise<void> {
  const plugins = [acceptEveryStatus, progressReport(entries.length)];
  const precaches = Array.from({ length: PARALLEL_FILES }, (_, batch) => {
    const precache = new PrecacheController({ plugins });
    precache.addToCacheList(entries.filter((_entry, index) => index % PARALLEL_FILES === batch));
    return precache;
  });
  const keys = precaches.flatMap((precache) => [...precache.getURLsToCacheKeys().values()]);

  await changeReleases(cacheNames.precache, (releases) => begun(releases, files));
  await Promise.all(precaches.map((precache) => precache.install(event)));
  await changeReleases(cacheNames.precache, (releases, cached) => {
    // The worker of an earlier version of the site deletes, when it activates, every file that its own list lacks.
    const missing = keys.filter((key) => !cached.includes(key));
    if (missing.length > 0) throw new Error(`deleted while they were stored: ${missing.join(' ')}`);
    return stored(releases, files);
  });
}

// Hosts may send /404.html itself with status 404, and one rejected entry would fail the whole installation. What the file must
// be is said by the digest of its entry: the browser refuses any other content, such as a host's own page of an error. Only the
// app's manifest has no digest (plugins/worker/precache-list.ts).
const acceptEveryStatus: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    request.integrity !== '' || response.ok ? response : null,
};

/**
 * Tells all pages after each file how many files are stored, for the visitor who asked for offline use (src/offline). Nothing after
 * a failure, when the other batches still go on for a moment.
 */
function progressReport(files: number): WorkboxPlugin {
  let storedFiles = 0;
  let hasFailed = false;
  return {
    handlerDidComplete: async ({ response }) => {
      if (response) storedFiles += 1;
      else hasFailed = true;
      const message: StoringMessage = { type: 'STORING', storedFiles, files };
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (hasFailed) return;
      for (const page of pages) page.postMessage(message);
    },
  };
}
