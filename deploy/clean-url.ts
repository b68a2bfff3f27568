import { canonicalPathname } from '#content/canonical-pathname.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { MAXIMUM_LENGTH, malformed, unserved } from './addresses.ts';

/** What the server does with a request target. */
export type Decision =
  | { readonly action: 'serve'; readonly path: string }
  | { readonly action: 'redirect'; readonly location: string }
  | { readonly action: 'reject'; readonly status: 400 | 404 | 414 };

/** Decides about a request. Pages have no `.html`, no `/index`, no trailing slash; redirects keep the query. */
export function cleanUrl(target: string): Decision {
  if (target.length > MAXIMUM_LENGTH) return { action: 'reject', status: 414 };

  const path = target.replace(/\?.*/s, '');
  const decoded = decode(path);
  const isMalformed = malformed.some((pattern) => new RegExp(pattern).test(path));
  if (path === '' || decoded === undefined || isMalformed) return { action: 'reject', status: 400 };
  // Compressed copies are sent only as an encoding of the original file.
  const isCompressedCopy = new RegExp(unserved.compressedCopies).test(decoded);
  if (isCompressedCopy || decoded === unserved.notFoundPage) {
    return { action: 'reject', status: 404 };
  }

  // A Location that starts with two slashes leads to another host; canonical paths have no double slash.
  const clean = path === NOT_FOUND_ADDRESS ? path : canonicalPathname(path);
  if (clean === path) return { action: 'serve', path };
  return { action: 'redirect', location: clean + target.slice(path.length) };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
