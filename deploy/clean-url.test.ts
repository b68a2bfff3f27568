import { expect, test } from 'vitest';
import { cleanUrl } from './clean-url.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about?from=/menu/', '/about'],
  ['/assets/index-Bx1.js', '/assets/index-Bx1.js'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/404.html', '/404.html'],
  ['/...', '/...'],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
])('%s serves %s', (target, path) => {
  expect(cleanUrl(target)).toEqual({ action: 'serve', path });
});

test.each([
  ['/about.html', '/about'],
  ['/about.html?q=1&r=%2F', '/about?q=1&r=%2F'],
  ['/index.html', '/'],
  ['/index.html?q', '/?q'],
  ['/index', '/'],
  ['/services/index.html', '/services'],
  ['/about/', '/about'],
  ['/about/?q=a//b/', '/about?q=a//b/'],
  ['/about.html/', '/about'],
  ['/services//cloud', '/services/cloud'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['///evil.example//', '/evil.example'],
  ['//evil.example/index.html', '/evil.example'],
])('%s redirects to %s', (target, location) => {
  expect(cleanUrl(target)).toEqual({ action: 'redirect', location });
});

test.each([
  ['/%', 400],
  ['/%zz', 400],
  ['/%C3', 400],
  ['/../package.json', 400],
  ['/assets/..', 400],
  ['/assets/../../package.json', 400],
  ['/%2e%2E/package.json', 400],
  ['/..%2Fpackage.json', 400],
  ['/./about', 400],
  ['/\\evil.example/', 400],
  ['/..%5Cpackage.json', 400],
  ['/\t/evil.example/', 400],
  ['/é', 400],
  ['/about#team', 400],
  ['', 400],
  ['*', 400],
  ['http://evil.example/', 400],
  ['/404', 404],
  ['/404?q=1', 404],
  ['/40%34', 404],
  ['/about.html.br', 404],
  ['/assets/index.js.g%7A', 404],
  [`/${'a'.repeat(2048)}`, 414],
  [`/?${'a'.repeat(2047)}`, 414],
])('%j is rejected with %i', (target, status) => {
  expect(cleanUrl(target)).toEqual({ action: 'reject', status });
});
