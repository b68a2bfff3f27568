import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { answerFilm, isFilm, savesData } from './film.ts';
import { answerPreviousRelease, isHashed, replacePreviousRelease } from './previous-release.ts';

declare const self: ServiceWorkerGlobalScope;

type Entry = PrecacheEntry | string;

const NOT_FOUND_PAGE = '/404.html';

// Hosts may answer the 404 page with status 404 even by its own name, and one refused entry would
// fail the whole installation.
const acceptNotFoundPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.ok || new URL(request.url).pathname === NOT_FOUND_PAGE ? response : null,
};

// Workbox asks the host for everything anew. The film is most of it, and a first visit's page may
// have just played it: the host is asked whether that copy is still the same.
const reuseFilm: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    isFilm(new URL(request.url).pathname) ? new Request(request, { cache: 'no-cache' }) : request,
  // Firefox answers so with status 206 while it plays the film, which no cache stores.
  fetchDidSucceed: async ({ request, response }) =>
    response.status === 206 ? fetch(request, { cache: 'reload' }) : response,
};

/** Every file of the site. A revision is the hash of a file: other headers alone make no update. */
const entries = self.__WB_MANIFEST;
const release = precacheOf(entries);

// A release is stored whole or not at all, one file after the other; what an interrupted one has
// stored is not fetched again. It waits until the visitor asks for it, or no tab is open.
self.addEventListener('install', (event) => {
  const wanted = savesData() ? entries.filter((entry) => !isFilm(addressOf(entry))) : entries;
  void precacheOf(wanted).install(event);
});

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
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
      const page = await release.matchPrecache(NOT_FOUND_PAGE);
      if (!page) throw failure;
      return new Response(page.body, { status: 404, headers: page.headers });
    }
  }),
);

const addressOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url);

function precacheOf(files: Entry[]): PrecacheController {
  const precache = new PrecacheController({ plugins: [acceptNotFoundPage, reuseFilm] });
  precache.addToCacheList(files);
  return precache;
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
