import { afterEach, expect, test, vi } from 'vitest';
import { normalizeAddress } from './address.ts';

afterEach(() => vi.unstubAllGlobals());

// The rules for paths: deploy/addresses.test.ts.
test.each([
  ['/about/?utm_source=letter&q=%ff#main', '/about?utm_source=letter&q=%ff#main'],
  ['/about?q=/index.html', '/about?q=/index.html'],
  ['//evil.example/about.html#main', '/evil.example/about#main'],
  ['/caf%C3%A9/', '/caf%C3%A9'],
  // Invalid UTF-8, and an invalid escape: every `%` becomes U+FFFD.
  ['/%ff/%C3%A9', '/%EF%BF%BDff/%EF%BF%BDC3%EF%BF%BDA9'],
  ['/about/%zz', '/about/%EF%BF%BDzz'],
])('%s becomes %s, on this site', (given, normal) => {
  let location = new URL(`https://site.example${given}`);
  const replaceState = (_state: unknown, _unused: string, next: string) => {
    location = new URL(next, location);
  };
  vi.stubGlobal('window', { location, history: { state: null, replaceState } });
  normalizeAddress();
  expect(location.href).toBe(`https://site.example${normal}`);
});
