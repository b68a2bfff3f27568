/**
 * The one pathname of a page: no trailing slash, no doubled slash, no `.html`, no `index`. The page,
 * the worker and the server agree on it by asking here.
 */
export function canonicalPathname(pathname: string): string {
  // Without the dots before it, `.html` would leave a dot segment: `/...html` is no way up.
  const clean = pathname
    .replace(/\/+/g, '/')
    .replace(/(?:\/|\/index|(?<!\/|\.|%2[eE])\.html)+$/, '');
  return clean || '/';
}
