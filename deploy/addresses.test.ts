import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { malformed, redirects } from './addresses.ts';
import { cleanUrl } from './request-rules.ts';

function finalAddress(target: string): string {
  for (const { pattern, target: next } of redirects) {
    const match = new RegExp(pattern).exec(target);
    if (!match) continue;
    return finalAddress(next.replace(/<(\w+)>/g, (_, group) => match.groups?.[group] ?? ''));
  }
  return target;
}

function canonical(path: string): string {
  const next = canonicalPathname(path);
  return next === path ? path : canonical(next);
}

const pieces = ['/', 'a', 'index', '.html'];
const dots = ['.', '%2e'];

/** Every path of up to so many pieces, in any order. */
function pathsOf(length: number, of: readonly string[]): string[] {
  if (length === 0) return ['/'];
  return pathsOf(length - 1, of).flatMap((path) => [path, ...of.map((piece) => path + piece)]);
}

test('the hosts redirect every address like the page, the worker and the server', () => {
  const isRefused = (path: string) => malformed.some((pattern) => new RegExp(pattern).test(path));
  const all = new Set([...pathsOf(6, pieces), ...pathsOf(4, [...pieces, ...dots])]);
  const paths = [...all].filter((path) => !isRefused(path));
  expect(paths.length).toBeGreaterThan(5000);
  const wrong = paths.filter((path) => finalAddress(path) !== canonical(path));
  expect(wrong).toEqual([]);
  const wrongWithQuery = paths.filter(
    (path) => finalAddress(`${path}?/a//`) !== `${canonical(path)}?/a//`,
  );
  expect(wrongWithQuery).toEqual([]);
});

/** Parts of request targets that attackers use: separators, escapes and any text. */
const piece = fc.oneof(
  fc.constantFrom(...'/ // \\ . .. /../ %2e %2F %5c %00 % %ff %C3'.split(' ')),
  fc.constantFrom('index', '.html', '.br', '?', '#', '@', ':', 'javascript:', 'evil.example', '\t'),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const target = fc
  .tuple(fc.constantFrom('/', '/', '/', 'http://a', ''), fc.array(piece, { maxLength: 12 }))
  .map(([start, pieces]) => start + pieces.join(''));
const origin = 'https://site.example';
const root = resolve('site');

test('a redirect stays on the site, keeps the query string, and needs no second one; a served file is in the site’s folder', () => {
  fc.assert(
    fc.property(target, (given) => {
      const decision = cleanUrl(given);
      if (decision.action === 'redirect') {
        const { location } = decision;
        const [path = ''] = location.split('?');
        const url = new URL(path, origin);
        expect(url.origin).toBe(origin);
        expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(path));
        expect(location.replace(/^[^?]*/, '')).toBe(given.replace(/^[^?]*/, ''));
        expect(cleanUrl(location).action).not.toBe('redirect');
      }
      if (decision.action === 'serve') {
        // With and without decoding.
        for (const name of [decision.path, decision.file]) {
          const file = resolve(root, `.${name.replaceAll('\\', '/')}`);
          expect(file === root || file.startsWith(root + sep), name).toBe(true);
        }
      }
    }),
    { numRuns: 10_000 },
  );
});
