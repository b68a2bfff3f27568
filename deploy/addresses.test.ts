import { expect, test } from 'vitest';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { malformed, redirects } from './addresses.ts';

/** The address after all redirects by the hosts' patterns. */
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
