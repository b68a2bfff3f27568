import type { PrecacheController } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';

/** The film itself, not its poster. */
export const isFilm = (pathname: string) => /^\/film\/.+\.(?:webm|mp4)$/.test(pathname);

/**
 * Players ask for the film in parts, and Safari plays nothing that comes whole. Where it has not
 * been stored, the host answers, in parts as well: the player's own request goes out unchanged.
 */
export async function answerFilm(release: PrecacheController, request: Request): Promise<Response> {
  const stored = await release.matchPrecache(request.url);
  if (!stored) return fetch(request);
  return request.headers.has('range') ? createPartialResponse(request, stored) : stored;
}

/** Whether the visitor has asked for fewer bytes, where the browser tells (no standard has it yet). */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
