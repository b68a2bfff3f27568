import { expect, test } from 'vitest';
import { activated, begun, neededFiles, noReleases, type Releases, stored } from './releases.ts';

const origin = 'http://127.0.0.1';

/** The files of a release: a page and a script that only this release has, and a script of all releases. */
const release = (number: number) => [
  `${origin}/about?__WB_REVISION__=${number}`,
  `${origin}/assets/page-${number}.js`,
  `${origin}/assets/framework.js`,
];
const [page1 = '', script1 = ''] = release(1);
const [page2 = '', script2 = ''] = release(2);
const [page3 = ''] = release(3);

const needs = (releases: Releases, file: string) => neededFiles(releases).has(file);

/** Release 1 serves the site. */
const first = activated(stored(begun(noReleases, release(1)), release(1)), release(1), release(1));

test('while release 2 waits and release 3 is being stored, the files of all three are needed', () => {
  const waiting = stored(begun(first, release(2)), release(2));
  const releases = begun(waiting, release(3));
  for (const number of [1, 2, 3]) {
    expect([...neededFiles(releases)]).toEqual(expect.arrayContaining(release(number)));
  }
});

test('release 2 can still activate when all files of release 3 are stored, and is dropped by release 4', () => {
  const waiting = stored(begun(first, release(2)), release(2));
  const replaced = stored(begun(waiting, release(3)), release(3));
  expect(needs(replaced, page2)).toBe(true);
  const next = begun(replaced, release(4));
  expect(needs(next, page2)).toBe(false);
  expect(needs(next, page3)).toBe(true);
});

test('what an interrupted installation has stored is needed until another one begins', () => {
  const interrupted = begun(first, release(2));
  expect(needs(interrupted, page2)).toBe(true);
  expect(needs(begun(interrupted, release(2)), page2)).toBe(true);
  expect(needs(begun(interrupted, release(3)), page2)).toBe(false);
});

test('the hashed files of the release before are needed, and not its pages, until the release after next', () => {
  const second = activated(stored(begun(first, release(2)), release(2)), release(2), []);
  expect(needs(second, script1)).toBe(true);
  expect(needs(second, page1)).toBe(false);
  const third = activated(stored(begun(second, release(3)), release(3)), release(3), []);
  expect(needs(third, script1)).toBe(false);
  expect(needs(third, script2)).toBe(true);
});

test('a release without new hashed files keeps those of the release before', () => {
  const second = activated(first, release(2), []);
  const withNewPage = [`${origin}/about?__WB_REVISION__=new`, ...release(2).slice(1)];
  expect(needs(activated(second, withNewPage, []), script1)).toBe(true);
});

test('after a worker that recorded nothing, every hashed file in the cache may be of the release before', () => {
  const releases = activated(stored(begun(noReleases, release(2)), release(2)), release(2), [
    ...release(1),
    ...release(2),
  ]);
  expect(needs(releases, script1)).toBe(true);
  expect(needs(releases, page1)).toBe(false);
});

test('a release that is published again after another one keeps its files', () => {
  const second = activated(stored(begun(first, release(2)), release(2)), release(2), []);
  const back = begun(second, release(1));
  expect(needs(back, page1)).toBe(true);
  expect(needs(activated(back, release(2), []), page1)).toBe(true);
});

test('a record that was lost while a release was stored names that release', () => {
  const releases = stored(noReleases, release(2));
  expect(needs(releases, page2)).toBe(true);
});
