/**
 * The canonical form of a page's pathname: no trailing slash, no double slash, no `.html`, no `index`. The
 * page, the worker and the server all use this function, so that they agree.
 */
export function canonicalPathname(pathname: string): string {
  // Keeps `.html` after a dot: otherwise `/...html` would become `/..`, the parent folder.
  const clean = pathname
    .replace(/\/+/g, '/')
    .replace(/(?:\/|\/index|(?<!\/|\.|%2[eE])\.html)+$/, '');
  return clean || '/';
}
