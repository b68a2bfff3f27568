import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  return globSync(precachedFiles, { cwd: folder, exclude: leftOutFiles }).filter(
    (file) => !isFilm(`/${file}`),
  );
}

interface PrecachedFile {
  readonly url: string;
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
export function inPrecacheOrder<File extends PrecachedFile>(files: readonly File[]): File[] {
  const rank = ({ url }: PrecachedFile) => order.findIndex((pattern) => pattern.test(url));
  return files.toSorted((one, other) => rank(one) - rank(other));
}
