import { savesData } from '#browser/saves-data.ts';
import { filmSources, isFilm, type KeepFilmMessage } from '#content/film.ts';

/**
 * The path of the film in the first format that this browser supports, or null. A video element chooses
 * its source in the same way, so the worker stores the file that the page plays.
 */
export function filmToKeep(video: Pick<HTMLVideoElement, 'canPlayType'>): string | null {
  return filmSources.find(({ type }) => video.canPlayType(type) !== '')?.src ?? null;
}

/**
 * Tells the worker, once it serves the site, which of the film's files to keep for offline visits. Under Save-Data it
 * tells nothing, so no film is stored and a stored film stays.
 */
export async function askToKeepFilm(): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const src = filmToKeep(document.createElement('video'));
  active?.postMessage({ type: 'KEEP_FILM', src } satisfies KeepFilmMessage);
}

/** Whether the worker has stored the film, so that playing needs no connection. */
export async function isFilmKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  for (const name of await caches.keys()) {
    const stored = await (await caches.open(name)).keys();
    if (stored.some(({ url }) => isFilm(new URL(url).pathname))) return true;
  }
  return false;
}
