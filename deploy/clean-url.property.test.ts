import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanUrl } from './clean-url.ts';

/** Parts of request targets that attackers use: separators, escapes and any text. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/../',
    '%2e',
    '%2F',
    '%5c',
    '%00',
    '%',
    '%ff',
    '%C3',
  ),
  fc.constantFrom('index', '.html', '.br', '?', '#', '@', ':', 'javascript:', 'evil.example', '\t'),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const target = fc
  .tuple(fc.constantFrom('/', '/', '/', 'http://a', ''), fc.array(piece, { maxLength: 12 }))
  .map(([start, pieces]) => start + pieces.join(''));
const origin = 'https://site.example';
const root = resolve('site');

test('a redirect stays on the site, keeps the query string, and needs no second redirect', () => {
  fc.assert(
    fc.property(target, (given) => {
      const decision = cleanUrl(given);
      if (decision.action !== 'redirect') return;
      const { location } = decision;
      const [path = ''] = location.split('?');
      const url = new URL(path, origin);
      expect(url.origin).toBe(origin);
      expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(path));
      expect(location.replace(/^[^?]*/, '')).toBe(given.replace(/^[^?]*/, ''));
      expect(cleanUrl(location).action).not.toBe('redirect');
    }),
    { numRuns: 5000 },
  );
});

test('every served file is in the site’s folder, with and without decoding', () => {
  fc.assert(
    fc.property(target, (given) => {
      const decision = cleanUrl(given);
      if (decision.action !== 'serve') return;
      for (const name of [decision.path, decision.file]) {
        const file = resolve(root, `.${name.replaceAll('\\', '/')}`);
        expect(file === root || file.startsWith(root + sep), name).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});
