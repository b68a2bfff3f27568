import { type NavigatorWithConnection, savesData } from '#browser/network.ts';
import { filmSources, isFilm, type KeepFilmMessage } from '#content/film.ts';

// Whether the film's file may be loaded unasked, and the file that the worker keeps.

/** The bandwidth that the film needs to load unasked, in Mbit/s. A slower connection would be busy for seconds. */
const FILM_MEGABITS = 3;

/**
 * The largest size of a TLS record, in bytes. `responseStart` is when the file's first record has been
 * received whole and decrypted, so the measurement leaves that record out.
 */
const RECORD_BYTES = 16_384;

/** A smaller file has too few records for a useful measurement. The framework's file is larger. */
const SMALLEST_SAMPLE_BYTES = 4 * RECORD_BYTES;

/** The timing of a file that the page has loaded; sizes in bytes, times in ms. */
type LoadedFile = Pick<
  PerformanceResourceTiming,
  'transferSize' | 'encodedBodySize' | 'responseStart' | 'responseEnd' | 'workerStart'
>;

/**
 * Whether the film may play unasked: it is stored on the device, or the connection is fast enough. A
 * visitor with Save-Data sees the poster in both cases.
 */
export async function mayAutoplay(): Promise<boolean> {
  if (savesData()) return false;
  return isFast() || (await isFilmKept());
}

/** Has the worker store the film on a fast connection. On a slow one, attach-film.ts asks once the film has loaded. */
export async function askToKeepFilmIfFast(): Promise<void> {
  if (isFast()) await askToKeepFilm();
}

/** Whether a request waits for the worker: where no worker ever comes, each further wait would hold a player in memory. */
let isWaiting = false;

/**
 * Tells the worker, once it serves the site, which of the film's files to keep for offline visits. Under Save-Data it
 * tells nothing, so no film is stored and a stored film stays.
 */
export async function askToKeepFilm(): Promise<void> {
  if (isWaiting || savesData() || !('serviceWorker' in navigator)) return;
  isWaiting = true;
  const { active } = await navigator.serviceWorker.ready;
  isWaiting = false;
  // The first format that this browser supports: a video element chooses its source in the same way.
  const video = document.createElement('video');
  const src = filmSources.find(({ type }) => video.canPlayType(type) !== '')?.src ?? null;
  active?.postMessage({ type: 'KEEP_FILM', src } satisfies KeepFilmMessage);
}

/** Whether the worker has stored the film, so that playing needs no connection. */
async function isFilmKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  for (const name of await caches.keys()) {
    const stored = await (await caches.open(name)).keys();
    if (stored.some(({ url }) => isFilm(new URL(url).pathname))) return true;
  }
  return false;
}

/**
 * Whether the connection is known to carry the film. The browser's own estimate counts only if the page's files give no
 * measurement: a browser that has measured little estimates 1.5 Mbit/s, however fast the connection is.
 */
function isFast(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const bandwidth = measuredBandwidth(files) ?? connection?.downlink ?? 0;
  return bandwidth >= FILM_MEGABITS;
}

/**
 * The bandwidth in Mbit/s at which the fastest file came over the network: the connection has at least
 * this much. Null if no file was large enough, or all came from a cache or the worker.
 */
export function measuredBandwidth(files: readonly LoadedFile[]): number | null {
  const rates = files
    .filter(({ transferSize, encodedBodySize, workerStart }) => {
      const cameOverNetwork = workerStart === 0 && transferSize >= encodedBodySize;
      return cameOverNetwork && encodedBodySize >= SMALLEST_SAMPLE_BYTES;
    })
    .map(
      ({ encodedBodySize, responseStart, responseEnd }) =>
        ((encodedBodySize - RECORD_BYTES) * 8) / 1000 / (responseEnd - responseStart),
    );
  return rates.length > 0 ? Math.max(...rates) : null;
}
