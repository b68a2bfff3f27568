import { pagePolicy, workerPolicy } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

/** Headers by name, as they are sent. */
export type Headers = Readonly<Record<string, string>>;

/** Where a rule applies, in words that every host's configuration can say. */
export type Place =
  | { readonly folder: `/${string}/` }
  | { readonly file: `/${string}` }
  /** Addresses without an extension, and HTML files by their own names. */
  | { readonly pages: true };

/** What differs from the common headers in a place. */
export interface Rule {
  readonly place: Place;
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
export const otherFiles = 'public, max-age=0, must-revalidate';

/** Whoever keeps it asks again before each use: pages and their worker, redirects, refusals, missing files. */
export const REVALIDATED = 'no-cache';

/** The first rule that matches a path decides. */
export const rules: readonly Rule[] = [
  {
    // The build names these by their content: what such an address holds never changes.
    place: { folder: '/assets/' },
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    isInert: true,
  },
  { place: { folder: '/drawings/' }, headers: {}, isInert: true },
  { place: { file: '/film/poster.svg' }, headers: {}, isInert: true },
  { place: { folder: '/icons/' }, headers: {}, isInert: true },
  {
    // A stale one of these would hold installed visitors on an old release.
    place: { file: '/service-worker.js' },
    headers: { 'Cache-Control': REVALIDATED, 'Content-Security-Policy': workerPolicy },
  },
  { place: { file: '/manifest.webmanifest' }, headers: { 'Cache-Control': REVALIDATED } },
  {
    // Pages name the hashed files of their release, so they are asked for anew on every visit.
    place: { pages: true },
    headers: { 'Cache-Control': REVALIDATED },
  },
];

/** The pattern of a place, for JavaScript, PCRE and RE2 alike. */
export function placePattern(place: Place): string {
  if ('folder' in place) return `^${escaped(place.folder)}`;
  if ('file' in place) return `^${escaped(place.file)}$`;
  return '/[^/.]*$|\\.html$';
}

/** The response headers for a file of the site by its path: every host of the site answers with these. */
export function headersFor(path: string): Record<string, string> {
  const rule = rules.find(({ place }) => new RegExp(placePattern(place)).test(path));
  const headers = { ...commonHeaders, 'Cache-Control': otherFiles, ...rule?.headers };
  const isSent = (name: string) => !rule?.isInert || !(name in documentHeaders);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isSent(name)));
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}
