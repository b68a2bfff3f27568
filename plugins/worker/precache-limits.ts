import { isFilm } from '#content/film.ts';

/** A file of the precache list. */
interface PrecachedFile {
  readonly url: string;
  /** In bytes, without compression, as browsers store it. */
  readonly size: number;
}

interface Limit {
  readonly files: RegExp;
  readonly bytes: number;
}

/** The largest size of all files that one visitor stores, in bytes, with the film in its largest format. */
export const TOTAL_BYTES = 3_600_000;

/** The first limit whose pattern matches a file applies to it. */
const limits: readonly Limit[] = [
  // The film (tools/film): the largest files by far, of which a visitor stores one format.
  { files: /^film\/.+\.webm$/, bytes: 900_000 },
  { files: /^film\/.+\.mp4$/, bytes: 1_200_000 },
  // React, React DOM and the router, which every page needs.
  { files: /^assets\/framework-.+\.js$/, bytes: 350_000 },
  // Every service and every full industry has a plate, some with views of almost the same lines, and all pages are stored.
  { files: /^plates\/.+\.svg$/, bytes: 36_000 },
  // All other files. A larger one is a mistake.
  { files: /^/, bytes: 200_000 },
];

/** The largest size of a precached file, in bytes. */
export function precacheLimit(url: string): number {
  return limits.find(({ files }) => files.test(url))?.bytes ?? 0;
}

/** The bytes that a visitor stores if the browser plays the largest format of the film. */
function maximumStored(files: readonly PrecachedFile[]): number {
  const bytes = (which: readonly PrecachedFile[]) => which.map(({ size }) => size);
  const films = files.filter(({ url }) => isFilm(`/${url}`));
  const others = files.filter((file) => !films.includes(file));
  return bytes(others).reduce((sum, size) => sum + size, Math.max(0, ...bytes(films)));
}

/** Throws if a file or all files together are too large to be stored on every visitor's device. */
export function checkPrecacheLimits(files: readonly PrecachedFile[]): void {
  const errors = files.flatMap(({ url, size }) => {
    const limit = precacheLimit(url);
    return size > limit ? [`${url} has ${size} bytes, more than ${limit}`] : [];
  });
  const total = maximumStored(files);
  if (total > TOTAL_BYTES) errors.push(`all have ${total} bytes, more than ${TOTAL_BYTES}`);
  if (errors.length > 0) {
    throw new Error(`too large for offline use (precache-limits.ts):\n${errors.join('\n')}`);
  }
}
