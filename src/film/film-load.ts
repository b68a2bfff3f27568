import { hasBandwidth, isSaveDataOn } from '#document/bandwidth.ts';
import { isFilmKept, keepFilm } from './keep-film.ts';

/** What the film takes without asking: a slower link it would hold for seconds, in Mbit/s. */
const FILM_MEGABITS = 3;

/**
 * Whether the film may come before it is asked for: from the device, or over a link that carries it. Who
 * saves data sees the poster in either case.
 */
export async function mayAutoplay(): Promise<boolean> {
  if (isSaveDataOn()) return false;
  return hasBandwidth(FILM_MEGABITS) || (await isFilmKept());
}

/** Has the worker keep the film where the link carries it. Elsewhere it is kept when it has been played. */
export async function keepFilmIfFast(): Promise<void> {
  if (hasBandwidth(FILM_MEGABITS)) await keepFilm();
}
