import type { Path } from './paths.ts';

/** The id of the not-found page, which is shown at every unknown address and so has no path. */
export const NOT_FOUND = 'not-found';

/** The id of a page that the build writes. */
export type PageId = Path | typeof NOT_FOUND;

/** The name of a page and of its copy: `home`, `services/gen-ai`, `not-found`. */
function pageName(page: PageId): string {
  return page === '/' ? 'home' : page.replace(/^\//, '');
}

/** Hosts look for the not-found page under this file name. */
const notFoundFile = '404.html';

/** A page's file, relative to the site's root: `about.html`, not `about/index.html`. */
export function pageFile(page: PageId): string {
  if (page === NOT_FOUND) return notFoundFile;
  return page === '/' ? 'index.html' : `${pageName(page)}.html`;
}

/** The address of the not-found page's file, under which the worker stores it. */
export const NOT_FOUND_ADDRESS = `/${notFoundFile}`;

/** An address that shows the page: its path, or the not-found page's file. */
export function pageAddress(page: PageId): string {
  return page === NOT_FOUND ? NOT_FOUND_ADDRESS : page;
}

/** The size of every share picture in px, as social networks recommend. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The path of a page's share picture on the site. */
export function sharePicture(path: Path): string {
  return `/share/${pageName(path)}.png`;
}
