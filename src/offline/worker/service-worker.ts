import 'virtual:delivery/worker';
import { cacheNames, clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { isFilm, type KeepFilmMessage } from '#content/film.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import type { StoreAgainMessage } from '#content/storing.ts';
import { filmResponse, storeFilm } from './film.ts';
import { activated, changeReleases, isHashed } from './releases.ts';
import { storeRelease } from './store-release.ts';

declare const self: ServiceWorkerGlobalScope;

/** One cache for all releases: a file has the same key in each release that has it. */
const cacheName = cacheNames.precache;

/**
 * The files that pages need, and the film in each format (plugins/worker/offline.ts). A revision is the hash of a file, so
 * a change of headers alone is no update. The build writes no entry as a bare address.
 */
const entries = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');

// Without the digests: if the cache has lost a file, the host may answer with the file of a newer release.
const release = new PrecacheController();
release.addToCacheList(entries.map(({ integrity: _, ...entry }) => entry));
const files = [...release.getURLsToCacheKeys().values()];

const withoutFilm = entries.filter(({ url }) => !isFilm(new URL(url, self.location.href).pathname));

// An installed release waits until the visitor accepts it, or no tab is open. Offline use does not need the film: pages
// request it later, in the format that their browser plays.
self.addEventListener('install', (event) => {
  event.waitUntil(storeRelease(event, withoutFilm, files));
});

type Message = KeepFilmMessage | StoreAgainMessage | { readonly type: 'SKIP_WAITING' };

/**
 * Handles the requests in sequence, so that two pages opened together fetch the film once, and after the activation, so that the
 * film cannot take the room that the record of releases needs.
 */
let filmQueue = Promise.resolve();

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isMessage(message)) return;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  else if (message.type === 'STORE_AGAIN') event.waitUntil(tryToStoreAgain());
  else {
    filmQueue = filmQueue.then(() => tryToStoreFilm(message.src));
    event.waitUntil(filmQueue);
  }
});

/** Whether a message is for this file: if the form sends, pages also send the commands that ./kept-messages.ts carries out. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return ['SKIP_WAITING', 'STORE_AGAIN', 'KEEP_FILM'].some((type) => type === data.type);
}

self.addEventListener('activate', (event) => {
  filmQueue = activate();
  event.waitUntil(filmQueue);
});
// The worker also takes control of the first visit's page, so that its links work offline at once.
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFilm(url.pathname),
  ({ request }) => filmResponse(release, request),
);

registerRoute(
  new PrecacheRoute(release, {
    // Otherwise `/404` would be the file of the not-found page, with status 200.
    cleanURLs: false,
    // Without the query: no page uses it, so `/about?utm_source=x` is `/about`.
    urlManipulation: ({ url }) => [new URL(canonicalPathname(url.pathname), url)],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url.href),
  // A tab of the previous release requests it.
  async ({ request }) =>
    (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request),
);

// An unknown page may be new on the host. Offline, the worker responds with the 404 page, as a host would.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch (failure) {
      const page = await release.matchPrecache(NOT_FOUND_ADDRESS);
      if (!page) throw failure;
      return new Response(page.body, { status: 404, headers: page.headers });
    }
  }),
);

// If the browser cannot read its cache, the host may still answer.
setCatchHandler(({ request }) => fetch(request));

async function tryToStoreFilm(src: string | null): Promise<void> {
  try {
    await storeFilm(release, src);
  } catch (error) {
    // Offline, or the storage is full. The next page load asks again.
    console.info('The film could not be kept for offline visits:', error);
  }
}

/** Stores what the emptied cache lacks, one file after the other, in the background of the page. */
async function tryToStoreAgain(): Promise<void> {
  try {
    const stored = await caches.open(cacheName);
    for (const { url, integrity } of withoutFilm) {
      const key = release.getCacheKeyForURL(url) ?? url;
      if (await stored.match(key)) continue;
      const response = await fetch(url, {
        cache: 'no-cache',
        redirect: 'error',
        integrity: integrity ?? '',
      });
      // The digest of the other files says that they are the right ones, whatever their status.
      if (!integrity && !response.ok) throw new Error(`${url} has status ${response.status}`);
      await stored.put(key, response);
    }
    await activate();
  } catch (error) {
    // Offline, or the host has a newer release, which follows. The next page asks again.
    console.info('The site could not be stored again:', error);
  }
}

async function activate(): Promise<void> {
  try {
    await changeReleases(cacheName, (releases, cached) => activated(releases, files, cached));
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  } catch (error) {
    // The storage fails, or has no room for the record. The next activation deletes what is left.
    console.warn('The files of earlier releases are still stored:', error);
  }
}
