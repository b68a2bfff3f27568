import type { Path } from './paths.ts';

/** The page for every address that leads to no other. It has no path, so code knows it by this name. */
export const NOT_FOUND = 'not-found';

/** Any page that the build writes. */
export type PageId = Path | typeof NOT_FOUND;

/** A page's name, which is its catalog's too: `home`, `services/gen-ai`, `not-found`. */
export function pageName(page: PageId): string {
  return page === '/' ? 'home' : page.replace(/^\//, '');
}

/** Hosts look for the not-found page under this file name. */
const notFoundFile = '404.html';

/** The file that a page is written to, from the site's root: flat, as plain hosts serve it. */
export function pageFile(page: PageId): string {
  if (page === NOT_FOUND) return notFoundFile;
  return page === '/' ? 'index.html' : `${pageName(page)}.html`;
}

/** The not-found page by its file name: served like any file, so that the worker can store it. */
export const NOT_FOUND_ADDRESS = `/${notFoundFile}`;

/** An address that shows the page: its path, or for the not-found page its file name. */
export function pageAddress(page: PageId): string {
  return page === NOT_FOUND ? NOT_FOUND_ADDRESS : page;
}

/** Where a page's share picture is on the site. */
export function sharePicture(path: Path): string {
  return `/share/${pageName(path)}.png`;
}
