import { hasBandwidth } from '#browser/bandwidth.ts';
import { savesData } from '#browser/saves-data.ts';
import { askToKeepFilm, isFilmKept } from './keep-film.ts';

/** The bandwidth that the film needs to load unasked, in Mbit/s. A slower connection would be busy for seconds. */
const FILM_MEGABITS = 3;

/**
 * Whether the film may play unasked: it is stored on the device, or the connection is fast enough. A
 * visitor with Save-Data sees the poster in both cases.
 */
export async function mayAutoplay(): Promise<boolean> {
  if (savesData()) return false;
  return hasBandwidth(FILM_MEGABITS) || (await isFilmKept());
}

/** Has the worker store the film on a fast connection. On a slow one, bind-video.ts asks once the film has loaded. */
export async function askToKeepFilmIfFast(): Promise<void> {
  if (hasBandwidth(FILM_MEGABITS)) await askToKeepFilm();
}
