import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPathname } from './canonical-pathname.ts';

/** Pieces that have meant something to some host, and pieces that mean nothing. */
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

/** A pathname as browsers, workers and servers know it: what a URL parser makes of the pieces. */
const pathname = fc
  .array(piece, { maxLength: 12 })
  .map((pieces) => new URL(`${origin}/${pieces.join('')}`).pathname);

test('what is canonical stays as it is', () => {
  fc.assert(
    fc.property(pathname, (given) => {
      const canonical = canonicalPathname(given);
      expect(canonicalPathname(canonical)).toBe(canonical);
    }),
    { numRuns: 2000 },
  );
});

test('the canonical form starts with one slash, ends with none, and leads to no other host', () => {
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
