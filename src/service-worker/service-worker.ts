import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { canonicalPathname } from '#content/canonical-pathname.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
};

const NOT_FOUND_PAGE = '/404.html';

// Hosts may answer the 404 page with status 404 even by its own name, and one refused entry would
// fail the whole installation.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || new URL(request.url).pathname === NOT_FOUND_PAGE ? response : null,
    // Players ask for the film in parts, and Safari plays nothing that comes whole. The package's
    // own plugin does the same, but its type does not pass `exactOptionalPropertyTypes`.
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && request.headers.has('range')
        ? createPartialResponse(request, cachedResponse)
        : cachedResponse,
  },
]);

precacheAndRoute(self.__WB_MANIFEST, {
  cleanURLs: false,
  directoryIndex: '',
  // No page reads its query string, so `/about?utm_source=x` is `/about`.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [new URL(canonicalPathname(url.pathname), url)],
});

// What is not precached may be new on the host; without one, the 404 page says what the host would.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch (failure) {
      const page = await matchPrecache(NOT_FOUND_PAGE);
      if (!page) throw failure;
      return new Response(page.body, { status: 404, headers: page.headers });
    }
  }),
);

cleanupOutdatedCaches();
// The first visit's page is served by the worker too: its links work offline at once.
clientsClaim();
