import { expect, test } from 'vitest';
import { company, companyRecords } from '#content/company.ts';
import type { Delivery } from '#content/delivery.ts';
import { contentType } from './media-types.ts';
import { policiesFor } from './policies.ts';
import { documentHeaders, headersFor } from './rules.ts';

test('a file is cached by its address, and only files that run and load nothing lack the headers for documents', () => {
  const immutable = 'public, max-age=31536000, immutable';
  const byDefault = 'public, max-age=0, must-revalidate';
  const names = Object.keys(documentHeaders);
  for (const [path, cacheControl, kind] of [
    ['/', 'no-cache', 'document'],
    ['/services/cloud-services', 'no-cache', 'document'],
    ['/404.html', 'no-cache', 'document'],
    ['/service-worker.js', 'no-cache', 'document'],
    ['/manifest.webmanifest', 'no-cache', 'document'],
    ['/robots.txt', byDefault, 'document'],
    ['/favicon.svg', byDefault, 'document'],
    ['/other/assets/bridge.svg', byDefault, 'document'],
    ['/assets/figtree-Dk3_-a.woff2', immutable, 'inert'],
    ['/drawings/bridge.svg', byDefault, 'inert'],
    ['/plates/a.svg', byDefault, 'inert'],
    ['/film/poster.svg', byDefault, 'inert'],
    ['/icons/a.png', byDefault, 'inert'],
  ] as const) {
    const headers = headersFor(path);
    expect.soft(headers['Cache-Control'], path).toBe(cacheControl);
    const sent = names.filter((name) => name in headers);
    expect.soft(sent, path).toEqual(kind === 'document' ? names : []);
  }
});

test('a text says its encoding, as RFC 9116 orders of security.txt', () => {
  expect(contentType('security.txt')).toBe('text/plain; charset=utf-8');
  expect(contentType('404.html')).toBe('text/html; charset=utf-8');
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
    // A host may send both policies with the worker: every directive is also in the page's policy.
    expect(worker).toBe(
      `default-src 'none'; connect-src ${connect}; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    );
    expect(page).toBe(
      `${worker}; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; ` +
        `manifest-src 'self'; worker-src 'self'; frame-src ${company.mapProvider.origin}; base-uri 'none'; form-action ${form}`,
    );
  }
  const { page, worker } = policiesFor(companyRecords.contact.delivery);
  expect(headersFor('/')['Content-Security-Policy']).toBe(page);
  expect(headersFor('/service-worker.js')['Content-Security-Policy']).toBe(worker);
});

// With the policy above, Mozilla's HTTP Observatory gives 140 points for these values (August 2026). The site forgoes those for
// subresource integrity (5), preloaded HSTS (5) and COEP (10): see deploy/README.md.
test('the headers of a page have the values that the Observatory asks for', () => {
  const headers = headersFor('/');
  expect(headers).toMatchObject({
    'Referrer-Policy': expect.stringMatching(/^strict-origin/),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  const SIX_MONTHS = 15_768_000;
  const [, age] = /^max-age=(\d+)$/.exec(headers['Strict-Transport-Security'] ?? '') ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(SIX_MONTHS);
});
