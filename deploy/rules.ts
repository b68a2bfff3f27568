import { pagePolicy, permissionsPolicy, workerPolicy } from './policies.ts';

export type Headers = Readonly<Record<string, string>>;

/** The files that a rule applies to, in a form that every host's configuration can express. */
export type Scope =
  | { readonly folder: `/${string}/` }
  | { readonly file: `/${string}` }
  /** Addresses without an extension, and HTML files by their own names. */
  | { readonly pages: true };

/** The headers of a scope that differ from the common headers. */
export interface Rule {
  readonly scope: Scope;
  readonly headers: Headers;
  /** The files run and load nothing when opened alone, so they need no `documentHeaders`. */
  readonly isInert?: true;
}

/** Headers that affect documents and workers, but not scripts, fonts, drawings or plates. */
export const documentHeaders = {
  'Content-Security-Policy': pagePolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
} as const satisfies Headers;

/** Sent with every answer of any status; inert files do without `documentHeaders`. */
export const commonHeaders = {
  ...documentHeaders,
  // Two years, in seconds. It excludes subdomains, because the site does not know whether they have https.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const satisfies Headers;

/** The caching of files without a rule: they keep their name when they change. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Caches must revalidate before each use: for pages, the worker, redirects, refusals and 404 answers. */
export const REVALIDATED = 'no-cache';

/** The first rule that matches a path decides. */
export const rules: readonly Rule[] = [
  {
    // The names contain a hash of the content, so the content of an address never changes.
    scope: { folder: '/assets/' },
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    isInert: true,
  },
  { scope: { folder: '/drawings/' }, headers: {}, isInert: true },
  { scope: { folder: '/plates/' }, headers: {}, isInert: true },
  { scope: { file: '/film/poster.svg' }, headers: {}, isInert: true },
  { scope: { folder: '/icons/' }, headers: {}, isInert: true },
  {
    // With an old worker, visitors would stay on an old release.
    scope: { file: '/service-worker.js' },
    headers: { 'Cache-Control': REVALIDATED, 'Content-Security-Policy': workerPolicy },
  },
  { scope: { file: '/manifest.webmanifest' }, headers: { 'Cache-Control': REVALIDATED } },
  {
    // Pages name the hashed files of their release, so they are revalidated on every visit.
    scope: { pages: true },
    headers: { 'Cache-Control': REVALIDATED },
  },
];

/** The headers of an answer without a file: a redirect, a refusal, an error. */
export function headersWithoutFile(status: number): Headers {
  // RFC 9110 15.5.6: with status 405 the client is told the methods.
  const allowed = status === 405 ? { Allow: 'GET, HEAD' } : {};
  return { ...commonHeaders, 'Cache-Control': REVALIDATED, ...allowed };
}

/** The regular expression of a scope, valid in JavaScript, PCRE and RE2. */
export function scopePattern(scope: Scope): string {
  if ('folder' in scope) return `^${escaped(scope.folder)}`;
  if ('file' in scope) return `^${escaped(scope.file)}$`;
  return '/[^/.]*$|\\.html$';
}

export function headersFor(path: string): Record<string, string> {
  const rule = rules.find(({ scope }) => new RegExp(scopePattern(scope)).test(path));
  const headers = { ...commonHeaders, 'Cache-Control': defaultCacheControl, ...rule?.headers };
  const isSent = (name: string) => !rule?.isInert || !(name in documentHeaders);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isSent(name)));
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}
