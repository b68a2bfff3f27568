import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { NOT_FOUND_ADDRESS, pageFile } from '#content/page-names.ts';
import { MAXIMUM_LENGTH, malformed, unserved } from './addresses.ts';

export type Decision =
  | { readonly action: 'serve'; readonly path: string; readonly file: string }
  | { readonly action: 'redirect'; readonly location: string }
  | { readonly action: 'reject'; readonly status: 400 | 404 | 414 };

/** Host and port, as in a Host header or an absolute address (RFC 3986 3.2.2), without a user's name. */
const authority = String.raw`(?:\[[\da-fA-F:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?`;
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

/** Browsers and proxies together send about forty. */
const MAXIMUM_HEADERS = 100;
const host = new RegExp(`^(?:${authority})?$`);

/** The status that refuses a request whatever its address is; undefined if the request is in order. */
export function refusalOf(request: IncomingMessage): 400 | 405 | 431 | 501 | undefined {
  const { headers, headersDistinct, rawHeaders, method, httpVersion } = request;
  // RFC 6585 5. Node would drop the headers beyond a limit of its own.
  if (rawHeaders.length / 2 > MAXIMUM_HEADERS) return 431;
  // RFC 9112 3.2. Node's own refusal would be sent without the security headers.
  const hosts = headersDistinct['host'] ?? (httpVersion === '1.0' ? [''] : []);
  if (hosts.length !== 1 || !host.test(hosts[0] ?? '')) return 400;
  const coding = headers['transfer-encoding'];
  if (coding !== undefined) {
    // RFC 9112 6.1, 6.3: where the body ends is not sure.
    if (httpVersion === '1.0' || !/(?:^|[, \t])chunked$/i.test(coding)) return 400;
    // RFC 9112 6.1: a coding that the server does not know.
    if (coding.toLowerCase() !== 'chunked') return 501;
  }
  return method === 'GET' || method === 'HEAD' ? undefined : 405;
}

/** What a server ignores by RFC 9110 (13.1.3, 13.1.4, 14.1.1, 14.2), also several ranges; @fastify/send 4.2 would apply it. */
export function removeIgnored(headers: IncomingHttpHeaders, method: string): void {
  if (method !== 'GET' || !/^bytes=(?:\d+-\d*|-\d+)$/.test(headers.range ?? '')) {
    delete headers.range;
  }
  const dates = [
    ['if-modified-since', 'if-none-match'],
    ['if-unmodified-since', 'if-match'],
  ] as const;
  for (const [date, tag] of dates) {
    if (headers[tag] !== undefined || !isHttpDate(headers[date])) delete headers[date];
  }
}

/** Removes all conditions: they apply only to what would be answered with status 200 (RFC 9110 13.2.1, 14.2). */
export function removeConditions(headers: IncomingHttpHeaders): void {
  delete headers.range;
  for (const name of Object.keys(headers)) if (name.startsWith('if-')) delete headers[name];
}

function isHttpDate(text = ''): boolean {
  return new Date(text).toUTCString() === text;
}
