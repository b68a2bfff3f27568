import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { isFilm, type KeepFilmMessage } from '#content/film.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { answerFilm, keepFilm } from './film.ts';
import { answerPreviousRelease, isHashed, replacePreviousRelease } from './previous-release.ts';

declare const self: ServiceWorkerGlobalScope;

type Entry = PrecacheEntry | string;

// Hosts may answer the 404 page with status 404 even by its own name, and one refused entry would
// fail the whole installation.
const acceptNotFoundPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.ok || new URL(request.url).pathname === NOT_FOUND_ADDRESS ? response : null,
};

/** Every file of the site. A revision is the hash of a file: other headers alone make no update. */
const entries = self.__WB_MANIFEST;
const release = precacheOf(entries);

// A release is stored whole or not at all; what an interrupted one has stored is not fetched again.
// It waits until the visitor asks for it, or no tab is open.
self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

type Message = KeepFilmMessage | { readonly type: 'SKIP_WAITING' };

/** One after the other: of two pages that are opened together, the second finds the film stored. */
let filmIsKept = Promise.resolve();

self.addEventListener('message', (event) => {
  const message: Message | null = event.data;
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'KEEP_FILM') {
    filmIsKept = filmIsKept.then(() => tryToKeepFilm(message.src));
    event.waitUntil(filmIsKept);
  }
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});
// The first visit's page is served by the worker too: its links work offline at once.
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFilm(url.pathname),
  ({ request }) => answerFilm(release, request),
);

registerRoute(
  new PrecacheRoute(release, {
    cleanURLs: false,
    directoryIndex: '',
    // No page reads its query string, so `/about?utm_source=x` is `/about`.
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => [new URL(canonicalPathname(url.pathname), url)],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname),
  ({ request }) => answerPreviousRelease(request),
);

// What is not precached may be new on the host; without one, the 404 page says what the host would.
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

function precacheOf(files: Entry[]): PrecacheController {
  const precache = new PrecacheController({ plugins: [acceptNotFoundPage] });
  precache.addToCacheList(files);
  return precache;
}

/**
 * How many files are fetched at a time. One after the other, each would wait for a round trip of its
 * own; a host over HTTP/1.1 is sent no more at a time in any case.
 */
const PARALLEL_FILES = 6;

/**
 * Stores the release in the order of its list (build/worker/precache-order.ts), without the film: offline
 * use does not wait for that. Pages tell when it may come, and which file their browser plays.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const wanted = entries.filter(
    (entry) => !isFilm(new URL(addressOf(entry), self.location.href).pathname),
  );
  const shares = Array.from({ length: PARALLEL_FILES }, (_, share) =>
    wanted.filter((_entry, place) => place % PARALLEL_FILES === share),
  );
  await Promise.all(shares.map((files) => precacheOf(files).install(event)));
}

async function tryToKeepFilm(src: string | null): Promise<void> {
  try {
    await keepFilm(release, src);
  } catch (error) {
    // No connection, or no room. The next page that is loaded asks again.
    console.info('The film could not be kept for offline visits:', error);
  }
}

async function activate(event: ExtendableEvent): Promise<void> {
  try {
    await replacePreviousRelease(release);
  } catch (error) {
    // No room for two releases: older tabs ask the host for what they lack.
    console.warn('The release before could not be kept:', error);
  }
  await release.activate(event);
}
