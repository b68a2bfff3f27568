import { expect, test } from 'vitest';
import { company, companyRecords } from '#content/company.ts';
import type { Delivery } from '#content/delivery.ts';
import { policiesFor } from './content-security-policy.ts';
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
