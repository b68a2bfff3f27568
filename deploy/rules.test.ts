import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { headersFor } from './rules.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

test.each([
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/services/cloud-services', 'no-cache'],
  ['/404.html', 'no-cache'],
  ['/service-worker.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  ['/assets/index-BxY12_-a.js', immutable],
  ['/assets/figtree-Dk3.woff2', immutable],
  ['/drawings/bridge.svg', revalidated],
  ['/icons/icon-192.png', revalidated],
  ['/robots.txt', revalidated],
  ['/other/assets/bridge.svg', revalidated],
])('%s is cached as %s', (path, cacheControl) => {
  expect(headersFor(path)).toHaveProperty('Cache-Control', cacheControl);
});

test('the content security policy allows the site itself and the map', () => {
  expect(headersFor('/')['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
      `connect-src 'self'; frame-src ${company.mapProvider.origin}; base-uri 'none'; ` +
      "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  );
});

test('the worker may only request files of this host, and its policy is a part of the page’s', () => {
  const worker = headersFor('/service-worker.js')['Content-Security-Policy'] ?? '';
  expect(worker).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  );
  const page = headersFor('/')['Content-Security-Policy']?.split('; ');
  expect(page).toEqual(expect.arrayContaining(worker.split('; ')));
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
  ['/drawings/bridge.svg', revalidated],
  ['/film/poster.svg', revalidated],
  ['/icons/icon-192.png', revalidated],
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
