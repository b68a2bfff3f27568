import type { PrecacheController } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { isFilm } from '#content/film.ts';

/**
 * Players ask for the film in parts, and Safari plays nothing that comes whole. Where it has not
 * been stored, the host answers, in parts as well: the player's own request goes out unchanged.
 */
export async function answerFilm(release: PrecacheController, request: Request): Promise<Response> {
  const stored = await release.matchPrecache(request.url);
  if (!stored) return fetch(request);
  return request.headers.has('range') ? createPartialResponse(request, stored) : stored;
}

/**
 * Stores the film's file that this browser plays, and takes away the others: an earlier release
 * stored one without asking. Under Save-Data everything stays as it is.
 */
export async function keepFilm(release: PrecacheController, src: string | null): Promise<void> {
  if (savesData()) return;
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
 * A first visit's page may have just played the film: the host is asked whether that copy is the same.
 * While Firefox plays it, it answers that question with status 206, which no cache takes.
 */
async function fetchFilm(src: string): Promise<Response> {
  const response = await fetch(src, { cache: 'no-cache' });
  return response.status === 206 ? fetch(src, { cache: 'reload' }) : response;
}

/** Whether the visitor has asked for fewer bytes, where the browser tells (no standard has it yet). */
function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
