import { describe, expect, test } from 'vitest';
import { company, companyRecords } from '#content/company.ts';
import type { Delivery } from '#content/delivery.ts';
import { policiesFor } from './content-security-policy.ts';
import { headersFor } from './rules.ts';

const immutable = 'public, max-age=31536000, immutable';
const byDefault = 'public, max-age=0, must-revalidate';

test.each([
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/services/cloud-services', 'no-cache'],
  ['/404.html', 'no-cache'],
  ['/service-worker.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  ['/assets/index-BxY12_-a.js', immutable],
  ['/assets/figtree-Dk3.woff2', immutable],
  ['/drawings/bridge.svg', byDefault],
  ['/plates/automation.svg', byDefault],
  ['/icons/icon-192.png', byDefault],
  ['/robots.txt', byDefault],
  ['/other/assets/bridge.svg', byDefault],
])('%s is cached as %s', (path, cacheControl) => {
  expect(headersFor(path)).toHaveProperty('Cache-Control', cacheControl);
});

const live = { honeypot: 'website', extraFields: {} } as const;
const deliveries: readonly (readonly [Delivery, connect: string, form: string])[] = [
  ['simulated', "'self'", "'none'"],
  [
    { ...live, endpoint: 'https://forms.example/f/abc?x=1' },
    "'self' https://forms.example",
    "'self' https://forms.example",
  ],
  [
    { ...live, endpoint: 'http://127.0.0.1:4175/messages' },
    "'self' http://127.0.0.1:4175",
    "'self' http://127.0.0.1:4175",
  ],
  [{ ...live, endpoint: '/messages' }, "'self'", "'self'"],
];

describe.each(deliveries)('with the contact form %j', (delivery, connect, form) => {
  const { page, worker } = policiesFor(delivery);

  test('a page may load from the site itself and the map, and send to the receiver', () => {
    expect(page).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        `connect-src ${connect}; frame-src ${company.mapProvider.origin}; base-uri 'none'; ` +
        `form-action ${form}; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    );
  });

  test('the worker may only contact this host and the receiver, and its policy is a part of the page’s', () => {
    expect(worker).toBe(
      `default-src 'none'; connect-src ${connect}; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    );
    expect(page.split('; ')).toEqual(expect.arrayContaining(worker.split('; ')));
  });
});

test('pages and worker are sent with the policies of the company’s setting', () => {
  const { page, worker } = policiesFor(companyRecords.contact.delivery);
  expect(headersFor('/')['Content-Security-Policy']).toBe(page);
  expect(headersFor('/service-worker.js')['Content-Security-Policy']).toBe(worker);
});

test('every path except inert files gets the security headers', () => {
  for (const path of ['/', '/service-worker.js', '/robots.txt', '/404.html', '/favicon.svg']) {
    expect(headersFor(path)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/^autoplay=\(self\), .*\bcamera=\(\), /),
    });
  }
});

test.each([
  ['/assets/index.js', immutable],
  ['/drawings/bridge.svg', byDefault],
  ['/plates/automation.svg', byDefault],
  ['/film/poster.svg', byDefault],
  ['/icons/icon-192.png', byDefault],
])('%s is sent without the headers for documents', (path, cacheControl) => {
  expect(headersFor(path)).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': cacheControl,
  });
});

test('the permissions policy names every feature once', () => {
  const features = headersFor('/')['Permissions-Policy']?.split(', ') ?? [];
  expect(features.filter((feature) => !/^[a-z-]+=\((?:self)?\)$/.test(feature))).toEqual([]);
  expect(new Set(features.map((feature) => feature.replace(/=.*/, ''))).size).toBe(features.length);
});
