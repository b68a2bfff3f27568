import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPathname } from './canonical-pathname.ts';
import { paths } from './paths.ts';

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

test.each(paths)('%s is canonical already', (path) => {
  expect(canonicalPathname(path)).toBe(path);
});

/** Pieces that some host treats specially, and arbitrary pieces. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    'index',
    '.html',
    '.',
    '..',
    '%2F',
    '%2e',
    '%00',
    '%ff',
    ':',
    '@',
    '\\',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const origin = 'https://site.example';

/** A pathname as a URL parser makes it of the pieces, since browsers, workers and servers parse URLs first. */
const pathname = fc
  .array(piece, { maxLength: 12 })
  .map((pieces) => new URL(`${origin}/${pieces.join('')}`).pathname);

test('a canonical pathname stays the same', () => {
  fc.assert(
    fc.property(pathname, (given) => {
      const canonical = canonicalPathname(given);
      expect(canonicalPathname(canonical)).toBe(canonical);
    }),
    { numRuns: 2000 },
  );
});

test('a canonical pathname starts with one slash, does not end with a slash, and stays on its host', () => {
  fc.assert(
    fc.property(pathname, (given) => {
      const canonical = canonicalPathname(given);
      expect(canonical).toMatch(/^\/(?:$|[^/])/);
      expect(canonical).not.toMatch(/\/\/|.\/$|\/index$/);
      expect(new URL(canonical, origin).href).toBe(origin + canonical);
    }),
    { numRuns: 2000 },
  );
});
