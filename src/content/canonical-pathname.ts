/**
 * The one pathname of a page: no trailing slash, no doubled slash, no `.html`, no `index`. The page,
 * the worker and the server agree on it by asking here.
 */
export function canonicalPathname(pathname: string): string {
  const clean = pathname
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/\/index$/, '');
  return clean || '/';
}
