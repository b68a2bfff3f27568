import { pagePolicy, workerPolicy } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

/** Headers by name, as they are sent. */
export type Headers = Readonly<Record<string, string>>;

/** Where a rule applies, in words that every host's configuration can say. */
export type Scope =
  | { readonly folder: `/${string}/` }
  | { readonly file: `/${string}` }
  /** Addresses without an extension, and HTML files by their own names. */
  | { readonly pages: true };

/** What differs from the common headers in a scope. */
export interface Rule {
  readonly scope: Scope;
  readonly headers: Headers;
  /** Whether a file there, opened alone, neither runs nor loads anything: it goes without `documentHeaders`. */
  readonly isInert?: true;
}

/** What governs a document or a worker, and says nothing to a script, a font or a drawing. */
export const documentHeaders = {
  'Content-Security-Policy': pagePolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
} as const satisfies Headers;

/** Sent with every answer of every status, but for inert files. */
export const commonHeaders = {
  ...documentHeaders,
  // Two years. Browsers ignore it over plain http. It speaks for this host alone: whether its
  // subdomains have https is not the site's to promise.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const satisfies Headers;

/** Files without a rule of their own keep their name when they change. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Whoever keeps it asks again before each use: pages and their worker, redirects, refusals, missing files. */
export const REVALIDATED = 'no-cache';

/** The first rule that matches a path decides. */
export const rules: readonly Rule[] = [
  {
    // The build names these by their content: what such an address holds never changes.
    scope: { folder: '/assets/' },
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    isInert: true,
  },
  { scope: { folder: '/drawings/' }, headers: {}, isInert: true },
  { scope: { file: '/film/poster.svg' }, headers: {}, isInert: true },
  { scope: { folder: '/icons/' }, headers: {}, isInert: true },
  {
    // A stale one of these would hold installed visitors on an old release.
    scope: { file: '/service-worker.js' },
    headers: { 'Cache-Control': REVALIDATED, 'Content-Security-Policy': workerPolicy },
  },
  { scope: { file: '/manifest.webmanifest' }, headers: { 'Cache-Control': REVALIDATED } },
  {
    // Pages name the hashed files of their release, so they are asked for anew on every visit.
    scope: { pages: true },
    headers: { 'Cache-Control': REVALIDATED },
  },
];

/** The pattern of a scope, for JavaScript, PCRE and RE2 alike. */
export function scopePattern(scope: Scope): string {
  if ('folder' in scope) return `^${escaped(scope.folder)}`;
  if ('file' in scope) return `^${escaped(scope.file)}$`;
  return '/[^/.]*$|\\.html$';
}

/** The response headers for a file of the site by its path: every host of the site answers with these. */
export function headersFor(path: string): Record<string, string> {
  const rule = rules.find(({ scope }) => new RegExp(scopePattern(scope)).test(path));
  const headers = { ...commonHeaders, 'Cache-Control': defaultCacheControl, ...rule?.headers };
  const isSent = (name: string) => !rule?.isInert || !(name in documentHeaders);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isSent(name)));
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}
