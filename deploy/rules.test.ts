import { expect, test } from 'vitest';
import { company, companyRecords } from '#content/company.ts';
import type { Delivery } from '#content/delivery.ts';
import { policiesFor } from './policies.ts';
import { documentHeaders, headersFor } from './rules.ts';

test('a file is cached by its address: hashed files for ever, pages and the worker not without asking', () => {
  const immutable = 'public, max-age=31536000, immutable';
  const byDefault = 'public, max-age=0, must-revalidate';
  for (const [path, expected] of [
    ['/', 'no-cache'],
    ['/services/cloud-services', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/assets/figtree-Dk3_-a.woff2', immutable],
    ['/drawings/bridge.svg', byDefault],
    ['/robots.txt', byDefault],
    ['/other/assets/bridge.svg', byDefault],
  ] as const) {
    expect.soft(headersFor(path)['Cache-Control'], path).toBe(expected);
  }
});

test('only files that run and load nothing by themselves are sent without the headers for documents', () => {
  const documents = ['/', '/service-worker.js', '/robots.txt', '/404.html', '/favicon.svg'];
  const inert = [
    '/assets/index.js',
    '/drawings/a.svg',
    '/plates/a.svg',
    '/film/poster.svg',
    '/icons/a.png',
  ];
  const names = Object.keys(documentHeaders);
  for (const path of [...documents, ...inert]) {
    const sent = names.filter((name) => name in headersFor(path));
    expect.soft(sent, path).toEqual(documents.includes(path) ? names : []);
  }
});

test('a page may load from the site itself and the map, and only a form that sends may contact its receiver', () => {
  const live = { honeypot: 'website', extraFields: {} } as const;
  const deliveries: readonly (readonly [Delivery, connect: string, form: string])[] = [
    ['simulated', "'self'", "'none'"],
    [
      { ...live, endpoint: 'https://forms.example/f/abc?x=1' },
      "'self' https://forms.example",
      "'self' https://forms.example",
    ],
    [{ ...live, endpoint: '/messages' }, "'self'", "'self'"],
  ];
  for (const [delivery, connect, form] of deliveries) {
    const { page, worker } = policiesFor(delivery);
    expect(page).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        `connect-src ${connect}; frame-src ${company.mapProvider.origin}; base-uri 'none'; ` +
        `form-action ${form}; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    );
    // A host may send both policies with the worker: every directive is also in the page's policy.
    expect(worker).toBe(
      `default-src 'none'; connect-src ${connect}; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    );
  }
  const { page, worker } = policiesFor(companyRecords.contact.delivery);
  expect(headersFor('/')['Content-Security-Policy']).toBe(page);
  expect(headersFor('/service-worker.js')['Content-Security-Policy']).toBe(worker);
});

test('the permissions policy names every feature once', () => {
  const features = headersFor('/')['Permissions-Policy']?.split(', ') ?? [];
  expect(features).toContain('autoplay=(self)');
  expect(features.filter((feature) => !/^[a-z-]+=\((?:self)?\)$/.test(feature))).toEqual([]);
  expect(new Set(features.map((feature) => feature.replace(/=.*/, ''))).size).toBe(features.length);
});

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
