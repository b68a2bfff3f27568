import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { filmSources, isFilm } from '#content/film.ts';

/** One file of the precache list. The worker fetches all of them when it is installed, except the film. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null if the name contains a hash: such a file may come from the browser's HTTP cache. */
  readonly revision: string | null;
  /** The digest of the file, with which the browser compares what the host sends. The app's manifest has none: no page needs it. */
  readonly integrity?: string;
}

/** Reads the precache list from the built worker: a JSON array of entries, with their properties in any order. */
export function precacheList(folder: string): readonly PrecacheEntry[] {
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  const [list] = /\[\{"(?:url|revision|integrity)":[^\]]*\}\]/.exec(worker) ?? [];
  if (list === undefined) throw new Error('the worker has no precache list');
  return JSON.parse(list);
}

/** The files of the precache list, with the film in every format: the worker stores the one that its browser plays. */
export const precachedFiles = [
  '**/*.{html,js,json,css,woff2,svg,png,ico}',
  ...filmSources.map(({ src }) => src.slice(1)),
];

/** Only other sites, app stores and the browser's installation dialog show these. */
export const leftOutFiles = ['share/**', 'screenshots/**'];

/** The files that a worker stores without being asked for the film, by their paths in the built site. */
export function filesForOfflineUse(folder: string): string[] {
  return globSync(precachedFiles, { cwd: folder, exclude: leftOutFiles })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !isFilm(`/${file}`));
}

/**
 * The order in which a worker stores files, by their path in the built site. Scripts and styles come
 * first, because with them every link of the open page works offline. Pages and fonts follow, then
 * decoration.
 */
const order: readonly RegExp[] = [
  /^(?:assets\/.+|[\w-]+)\.(?:js|css)$/,
  /\.html$/,
  /\.(?:woff2|json)$/,
  /^(?:drawings|plates)\//,
  // Pictures, and the film, which the worker fetches later.
  /^/,
];

/** Sorts the files of the precache list into the order in which a worker fetches them. */
export function inPrecacheOrder<File extends Pick<PrecachedFile, 'url'>>(files: readonly File[]) {
  const rank = ({ url }: File) => order.findIndex((pattern) => pattern.test(url));
  return files.toSorted((one, other) => rank(one) - rank(other));
}

interface PrecachedFile {
  readonly url: string;
  /** In bytes, without compression, as browsers store it. */
  readonly size: number;
}

/**
 * The largest size of all files that one visitor stores, in bytes, with the film in its largest format. Measured 3.1 MB, and
 * 3.4 MB in en-XB, which has two more characters at each word.
 */
export const TOTAL_BYTES = 3_500_000;

/** The first limit whose pattern matches a file applies to it. */
const limits = [
  // The film (tools/film): the largest files by far, of which a visitor stores one format.
  { files: /^film\/.+\.webm$/, bytes: 900_000 },
  { files: /^film\/.+\.mp4$/, bytes: 1_200_000 },
  // React, React DOM and the router, which every page needs.
  { files: /^assets\/framework-.+\.js$/, bytes: 350_000 },
  // Every service and every industry has a plate, some with views of almost the same lines, and all pages are stored.
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
  const films = files.filter(({ url }) => isFilm(`/${url}`));
  const others = files.filter((file) => !films.includes(file));
  const largestFilm = Math.max(0, ...films.map(({ size }) => size));
  return others.reduce((sum, { size }) => sum + size, largestFilm);
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
    throw new Error(
      `too large for offline use (plugins/worker/precache-list.ts):\n${errors.join('\n')}`,
    );
  }
}
