import 'virtual:delivery/worker';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { isFilm, type KeepFilmMessage } from '#content/film.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { filmResponse, storeFilm } from './film.ts';
import { isHashed, previousReleaseResponse, replacePreviousRelease } from './previous-release.ts';

declare const self: ServiceWorkerGlobalScope;

type Entry = PrecacheEntry | string;

// Hosts may send /404.html itself with status 404, and one rejected entry would fail the whole
// installation.
const acceptNotFoundPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isNotFoundPage =
      response.status === 404 && new URL(request.url).pathname === NOT_FOUND_ADDRESS;
    return response.ok || isNotFoundPage ? response : null;
  },
};

/**
 * The files that pages need, and the film in each format (build/worker/offline.ts). A revision is the hash of a file, so
 * a change of headers alone is no update.
 */
const entries = self.__WB_MANIFEST;
const release = createPrecache(entries);

// A release is installed only when all its files are stored. A retry does not fetch stored files again.
// An installed release waits until the visitor accepts it, or no tab is open.
self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

type Message = KeepFilmMessage | { readonly type: 'SKIP_WAITING' };

/** Handles the requests in sequence, so that two pages opened together fetch the film once. */
let filmQueue = Promise.resolve();

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isMessage(message)) return;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  else {
    filmQueue = filmQueue.then(() => tryToStoreFilm(message.src));
    event.waitUntil(filmQueue);
  }
});

/** Whether a message is for this file: if the form sends, pages also send the commands that ./kept-messages.ts carries out. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'SKIP_WAITING' || data.type === 'KEEP_FILM';
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});
// The worker also takes control of the first visit's page, so that its links work offline at once.
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFilm(url.pathname),
  ({ request }) => filmResponse(release, request),
);

registerRoute(
  new PrecacheRoute(release, {
    cleanURLs: false,
    directoryIndex: '',
    // No page uses its query string, so `/about?utm_source=x` is `/about`.
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => [new URL(canonicalPathname(url.pathname), url)],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname),
  ({ request }) => previousReleaseResponse(request),
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

const addressOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url);

function createPrecache(files: Entry[]): PrecacheController {
  const precache = new PrecacheController({ plugins: [acceptNotFoundPage] });
  precache.addToCacheList(files);
  return precache;
}

/**
 * How many files are fetched at a time. In sequence, each file would wait for a round trip of its own.
 * Over HTTP/1.1, browsers send a host no more than six requests at a time.
 */
const PARALLEL_FILES = 6;

/**
 * Stores the release in the order of its list (build/worker/precache-order.ts), without the film, because
 * offline use does not need it. Pages request the film later, in the format that their browser plays.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const files = entries.filter(
    (entry) => !isFilm(new URL(addressOf(entry), self.location.href).pathname),
  );
  const batches = Array.from({ length: PARALLEL_FILES }, (_, batch) =>
    files.filter((_entry, index) => index % PARALLEL_FILES === batch),
  );
  await Promise.all(batches.map((batch) => createPrecache(batch).install(event)));
}

async function tryToStoreFilm(src: string | null): Promise<void> {
  try {
    await storeFilm(release, src);
  } catch (error) {
    // Offline, or the storage is full. The next page load asks again.
    console.info('The film could not be kept for offline visits:', error);
  }
}

async function activate(event: ExtendableEvent): Promise<void> {
  try {
    await replacePreviousRelease(release);
  } catch (error) {
    // The storage has no room for two releases: older tabs request missing files from the host.
    console.warn('The release before could not be kept:', error);
  }
  await release.activate(event);
}
