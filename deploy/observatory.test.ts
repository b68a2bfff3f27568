import { expect, test } from 'vitest';
import { headersFor } from './rules.ts';

// The score of Mozilla's HTTP Observatory for a page's headers, by the Observatory's table
// (https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js, August 2026). Cookies, scripts of other
// origins and cross-origin sharing would cost points; the site has no such thing. The host redirects
// from http to https. The site forgoes the points for subresource integrity (5), preloaded HSTS (5) and
// COEP (10): see deploy/README.md.

const headers = headersFor('/');
const policy = new Map(
  headers['Content-Security-Policy']?.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')] as const;
  }),
);
const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
const SIX_MONTHS = 15_768_000;

/** Each criterion, whether it is met, the points if so, and the points if not. */
const points: readonly (readonly [string, boolean, given: number, taken: number])[] = [
  ["default-src 'none', no unsafe source, a form-action", isStrict(), 10, -25],
  ['frame-ancestors forbids framing', policy.get('frame-ancestors') === "'none'", 5, -20],
  ['a private referrer policy', sends('Referrer-Policy', /^strict-origin/), 5, 0],
  ['resources only for this origin', sends('Cross-Origin-Resource-Policy', /^same-origin$/), 10, 0],
  ['no opener from another origin', sends('Cross-Origin-Opener-Policy', /^same-origin$/), 10, 0],
  ['HSTS for at least six months', maxAge >= SIX_MONTHS, 0, -20],
  ['no sniffing of media types', sends('X-Content-Type-Options', /^nosniff$/), 0, -5],
];

function isStrict(): boolean {
  const sources = [...policy.values()].join(' ');
  const isUnsafe = /'unsafe-|http:|https:(?!\/\/)|\*/.test(sources);
  const runsData = ['script-src', 'object-src'].some((name) => policy.get(name)?.includes('data:'));
  const isNone = (name: string) => policy.get(name) === "'none'";
  return isNone('default-src') && policy.has('form-action') && !isUnsafe && !runsData;
}

function sends(name: string, value: RegExp): boolean {
  return value.test(headers[name] ?? '');
}

test('the Observatory scores the headers 140', () => {
  const missed = points.filter(([, isMet]) => !isMet).map(([criterion]) => criterion);
  const score = points.reduce((sum, [, isMet, given, taken]) => sum + (isMet ? given : taken), 100);
  expect({ score, missed }).toEqual({ score: 140, missed: [] });
});
