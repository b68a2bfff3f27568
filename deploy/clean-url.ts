import { canonicalPathname } from '#content/canonical-pathname.ts';

/** What the server does with a request target. */
export type Decision =
  | { readonly action: 'serve'; readonly path: string }
  | { readonly action: 'redirect'; readonly location: string }
  | { readonly action: 'reject'; readonly status: 400 | 404 | 414 };

/** The page for unknown paths. By its own name it is served like any file, for precaching. */
export const NOT_FOUND_PAGE = '/404.html';

const MAXIMUM_LENGTH = 2048;

/** Gives every page one address (no `.html`, no `/index`, no trailing slash), query string kept. */
export function cleanUrl(target: string): Decision {
  if (target.length > MAXIMUM_LENGTH) return { action: 'reject', status: 414 };

  const path = target.replace(/\?.*/s, '');
  const decoded = decode(path);
  if (decoded === undefined || !isSafe(path, decoded)) return { action: 'reject', status: 400 };

  // The precompressed variants answer under the name of the file they stand beside.
  if (/\.(br|gz)$/.test(decoded)) return { action: 'reject', status: 404 };

  // A Location starting with two slashes would lead to another host; the canonical form has none.
  const clean = path === NOT_FOUND_PAGE ? path : canonicalPathname(path);
  if (clean === path) return { action: 'serve', path };
  return { action: 'redirect', location: clean + target.slice(path.length) };
}

/**
 * Browsers read a backslash as a slash and skip tabs, so a Location with either could lead to
 * another host. Dot segments are resolved by every honest client before it asks.
 */
function isSafe(path: string, decoded: string): boolean {
  const isPlain = path.startsWith('/') && /^[!-~]+$/.test(path) && !path.includes('#');
  return isPlain && !decoded.includes('\\') && !/\/\.\.?(\/|$)/.test(decoded);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
