import { canonicalPathname } from '#content/canonical-pathname.ts';
import { NOT_FOUND_ADDRESS, pageFile } from '#content/page-names.ts';
import { MAXIMUM_LENGTH, malformed, unserved } from './addresses.ts';

/** What the server does with a request target. */
export type Decision =
  | { readonly action: 'serve'; readonly path: string; readonly file: string }
  | { readonly action: 'redirect'; readonly location: string }
  | { readonly action: 'reject'; readonly status: 400 | 404 | 414 };

/** Host and port, as in a Host header or an absolute address (RFC 3986 3.2.2), without a user's name. */
export const authority = String.raw`(?:\[[\da-fA-F:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?`;
const absoluteForm = new RegExp(`^https?://${authority}(?:/|(?=\\?|$))`, 'i');

/** Decides about a request. Pages have no `.html`, no `/index`, no trailing slash; redirects keep the query. */
export function cleanUrl(requestTarget: string): Decision {
  // RFC 9112 3.2.2: a server accepts the absolute form, which clients send to proxies.
  const target = requestTarget.replace(absoluteForm, '/');
  if (target.length > MAXIMUM_LENGTH) return { action: 'reject', status: 414 };

  const path = target.replace(/\?.*/s, '');
  const decoded = decode(path);
  const isMalformed = malformed.some((pattern) => new RegExp(pattern).test(path));
  if (path === '' || decoded === undefined || isMalformed) return { action: 'reject', status: 400 };

  // A Location that starts with two slashes leads to another host; canonical paths have no double slash.
  const clean = path === NOT_FOUND_ADDRESS ? path : canonicalPathname(path);
  if (clean !== path) return { action: 'redirect', location: clean + target.slice(path.length) };
  // An encoded slash is part of a name, and no file has it in its name.
  return /%2f/i.test(path) || isUnserved(decoded)
    ? { action: 'reject', status: 404 }
    : { action: 'serve', path, file: fileOf(decoded) };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isUnserved(path: string): boolean {
  const { compressedCopies, hidden, exceptFor, notFoundPage } = unserved;
  return (
    path === notFoundPage ||
    // Compressed copies are sent only as an encoding of the original file.
    new RegExp(compressedCopies).test(path) ||
    new RegExp(hidden).test(path.replace(exceptFor, '/'))
  );
}

/** An address without an extension is a page, except where certificate authorities look for their tokens. */
function fileOf(path: string): string {
  if (path === '/') return `/${pageFile('/')}`;
  return /\.[^/]*$/.test(path) || path.startsWith(unserved.exceptFor) ? path : `${path}.html`;
}
