import type { PrecacheController } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { isFilm } from '#content/film.ts';

/**
 * Players request the film by byte ranges, and Safari rejects a response that ignores the range. If the
 * film is not stored, the player's request goes to the host unchanged.
 */
export async function filmResponse(
  release: PrecacheController,
  request: Request,
): Promise<Response> {
  const stored = await release.matchPrecache(request.url);
  if (!stored) return fetch(request);
  return request.headers.has('range') ? createPartialResponse(request, stored) : stored;
}

/**
 * Stores the film in the format that this browser plays, and deletes the other formats: an earlier release
 * may have stored one.
 */
export async function storeFilm(release: PrecacheController, src: string | null): Promise<void> {
  const stored = await caches.open(release.strategy.cacheName);
  const key = src === null ? undefined : release.getCacheKeyForURL(src);
  if (src !== null && key !== undefined && !(await stored.match(key))) {
    const response = await fetchFilm(src);
    if (!response.ok) throw new Error(`${src} was answered with status ${response.status}`);
    await stored.put(key, response);
  }
  for (const request of await stored.keys()) {
    const { pathname } = new URL(request.url);
    if (isFilm(pathname) && pathname !== src) await stored.delete(request);
  }
}

/**
 * The page may have just played the film: `no-cache` reuses that copy if the host confirms it. While
 * Firefox plays the film, such a request gets status 206, which the Cache API does not accept.
 */
async function fetchFilm(src: string): Promise<Response> {
  const response = await fetch(src, { cache: 'no-cache' });
  return response.status === 206 ? fetch(src, { cache: 'reload' }) : response;
}
