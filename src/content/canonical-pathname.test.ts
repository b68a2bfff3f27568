import { expect, test } from 'vitest';
import { canonicalPathname } from './canonical-pathname.ts';

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['//services///cloud-services/', '/services/cloud-services'],
  ['/index.html', '/'],
  ['/services/index', '/services'],
  ['/services/index/index.html/', '/services'],
  ['/.html', '/.html'],
  ['/...html', '/...html'],
  ['/%2E%2e.html', '/%2E%2e.html'],
  ['/', '/'],
  ['', '/'],
])('%s becomes %s', (given, canonical) => {
  expect(canonicalPathname(given)).toBe(canonical);
});
