import { globSync } from 'node:fs';
import { filmSources, isFilm } from '#content/film.ts';

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
