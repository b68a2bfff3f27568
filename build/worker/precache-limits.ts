import { isFilm } from '#content/film.ts';

/** A file of the precache. */
interface PrecachedFile {
  readonly url: string;
  /** In bytes, as it is stored: not compressed. */
  readonly size: number;
}

interface Limit {
  readonly files: RegExp;
  readonly bytes: number;
}

/** What one visitor stores for offline use, in bytes, with the film in its heaviest format. */
export const TOTAL_BYTES = 3_300_000;

/** The first that matches a file holds for it. */
const limits: readonly Limit[] = [
  // As long as the film is (tools/film); the largest files by far, of which a visitor stores one.
  { files: /^film\/.+\.webm$/, bytes: 900_000 },
  { files: /^film\/.+\.mp4$/, bytes: 1_200_000 },
  // React, React DOM and the router, which no page can do without.
  { files: /^assets\/framework-.+\.js$/, bytes: 350_000 },
  // A page, a drawing, a picture, a font, any other script: larger is an accident.
  { files: /^/, bytes: 200_000 },
];

/** What a visitor stores of these files, in bytes, where the browser plays the film in its heaviest format. */
function mostStored(files: readonly PrecachedFile[]): number {
  const bytes = (which: readonly PrecachedFile[]) => which.map(({ size }) => size);
  const films = files.filter(({ url }) => isFilm(`/${url}`));
  const others = files.filter((file) => !films.includes(file));
  return bytes(others).reduce((sum, size) => sum + size, Math.max(0, ...bytes(films)));
}

/** Throws where files are too large to be stored on every visitor's device. */
export function checkPrecacheLimits(files: readonly PrecachedFile[]): void {
  const complaints = files.flatMap(({ url, size }) => {
    const limit = limits.find((each) => each.files.test(url))?.bytes ?? 0;
    return size > limit ? [`${url} has ${size} bytes, more than ${limit}`] : [];
  });
  const total = mostStored(files);
  if (total > TOTAL_BYTES) complaints.push(`all have ${total} bytes, more than ${TOTAL_BYTES}`);
  if (complaints.length > 0) {
    throw new Error(`too large for offline use (precache-limits.ts):\n${complaints.join('\n')}`);
  }
}
