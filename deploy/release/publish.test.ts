import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildReleaseInto } from '#plugins/build-release.ts';
import { builtFolder } from '#plugins/output/built-site.ts';
import { goBack, KEPT_DAYS, publish } from './publish.ts';
import { digestsIn, filesBelow, readReleaseList } from './release-list.ts';
import { buildOf } from './tested-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = (count: number) => new Date(Date.UTC(2030, 0, 1 + count));
const served = (file: string) => join(folder, 'published', 'current', file);
const read = (file: string) => readFileSync(served(file), 'utf8');

const release = (letter: string, at: Date, files: Record<string, string>) =>
  publish(buildOf(folder, letter, files), join(folder, 'published'), at);

test('hashed files stay for KEPT_DAYS from the day on which their release was replaced', () => {
  release('a', day(0), { 'assets/a-1.js': 'a', 'assets/shared-1.js': 'shared' });
  const replaced = 100;
  release('b', day(replaced), { 'assets/b-1.js': 'b', 'assets/shared-1.js': 'shared' });
  expect(read('assets/a-1.js')).toBe('a');
  release('c', day(replaced + KEPT_DAYS), {});
  expect([read('assets/a-1.js'), read('assets/b-1.js')]).toEqual(['a', 'b']);
  const { removed } = release('d', day(replaced + KEPT_DAYS + 1), {});
  expect(removed.map(({ commit }) => commit[0])).toEqual(['a']);
  expect(existsSync(served('assets/a-1.js'))).toBe(false);
  expect(read('assets/shared-1.js')).toBe('shared');
});

test('a file that has not changed keeps its modification time, which is part of its ETag', () => {
  release('a', day(0), { 'index.html': 'same' });
  const { mtimeMs, ino } = statSync(served('index.html'));
  const { written } = release('b', day(1), { 'index.html': 'same' });
  expect(written).toEqual(['release.json']);
  expect(statSync(served('index.html'))).toMatchObject({ mtimeMs, ino });
});

test('--back makes the release before live, with the hashed files of the release that it replaces, for KEPT_DAYS', () => {
  release('a', day(0), { 'index.html': 'a' });
  release('b', day(40), { 'index.html': 'b' });
  release('c', day(80), { 'index.html': 'c', 'assets/c-1.js': 'c' });
  const published = join(folder, 'published');
  expect(goBack(published, day(110)).to.commit).toBe('b'.repeat(40));
  expect([read('index.html'), read('assets/c-1.js')]).toEqual(['b', 'c']);
  // `a` was removed, because `c` was published more than KEPT_DAYS after `b`.
  expect(() => goBack(published, day(110))).toThrow('no release before');

  release('d', day(112), { 'index.html': 'd' });
  expect(read('assets/c-1.js'), 'KEPT_DAYS from --back on').toBe('c');
  release('d', day(113), { 'index.html': 'd' });
  expect(goBack(published, day(114)).to.commit, 'neither the faulty release nor d again').toBe(
    'b'.repeat(40),
  );
});

test('a build that is published again, long after it came, still leads back to the one before it', () => {
  release('a', day(0), {});
  release('b', day(1), {});
  const { previous, removed } = release('b', day(KEPT_DAYS + 20), {});
  expect(previous?.commit).toBe('a'.repeat(40));
  expect(removed).toEqual([]);
  const published = join(folder, 'published');
  expect(goBack(published, day(KEPT_DAYS + 21)).to.commit).toBe('a'.repeat(40));
});

test('files that no release published stay served, and are never deleted', () => {
  const published = join(folder, 'published');
  release('a', day(0), {});
  mkdirSync(join(published, '.git'));
  const challenge = '.well-known/acme-challenge/token';
  mkdirSync(dirname(served(challenge)), { recursive: true });
  writeFileSync(served(challenge), 'one');
  release('b', day(1), {});
  writeFileSync(served(challenge), 'two');
  goBack(published, day(2));
  expect(read(challenge)).toBe('two');
  release('c', day(100), {});
  expect([read(challenge), existsSync(join(published, '.git'))]).toEqual(['two', true]);
});

test('links that no release published stay as they are, also over --back', () => {
  release('a', day(0), {});
  const links = {
    folder: join(folder, 'a'),
    'file.txt': join(folder, 'a', 'release.json'),
    dangling: 'gone',
  };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, served(name));
  const expectLinks = () => {
    for (const [name, target] of Object.entries(links)) {
      expect(readlinkSync(served(name)), name).toBe(target);
    }
  };
  release('b', day(1), {});
  expectLinks();
  goBack(join(folder, 'published'), day(2));
  expectLinks();
});

test('a file that its owner has deleted does not come back with --back', () => {
  release('a', day(0), {});
  writeFileSync(served('private.txt'), '');
  release('b', day(1), {});
  rmSync(served('private.txt'));
  goBack(join(folder, 'published'), day(2));
  expect(existsSync(served('private.txt'))).toBe(false);
});

test('hashed files of the folder that was served before stay', () => {
  release('a', day(0), {});
  mkdirSync(served('assets'));
  writeFileSync(served('assets/earlier-1.js'), 'earlier');
  release('b', day(1), {});
  goBack(join(folder, 'published'), day(2));
  release('c', day(3), {});
  expect(read('assets/earlier-1.js')).toBe('earlier');
});

test('a publication that fails leaves nothing that fills the disk', () => {
  const { commit, sources } = buildOf(folder, 'a', { 'index.html': 'a' });
  const missing = new Map([...sources, ['missing.html', join(folder, 'missing.html')]]);
  const published = join(folder, 'published');
  expect(() => publish({ commit, sources: missing }, published, day(0))).toThrow('missing.html');
  expect(filesBelow(published)).toEqual([]);
});

test('one process publishes at a time', () => {
  release('a', day(0), {});
  const releases = join(folder, 'published', 'releases');
  // The first process of the machine, which other users may not signal, and what it writes.
  for (const name of ['lock-1', 'begun.partial']) writeFileSync(join(releases, name), '');
  expect(() => release('b', day(1), {})).toThrow('process 1 publishes here');
  expect(readdirSync(releases)).toEqual(expect.arrayContaining(['begun.partial', 'lock-1']));
});

test('a folder that itself contains a site, or another `current`, is refused', () => {
  mkdirSync(join(folder, 'published', 'current'), { recursive: true });
  expect(() => release('a', day(0), {})).toThrow('is no link to a release');
  writeFileSync(join(folder, 'published', 'service-worker.js'), '');
  expect(() => release('a', day(0), {})).toThrow('publish into another folder');
});

// A build takes minutes on a busy machine.
test('two builds of one source are byte-identical', { timeout: 600_000 }, async () => {
  const second = await buildReleaseInto(folder);
  expect(digestsIn(second)).toEqual(digestsIn(builtFolder));
  expect(readReleaseList(second)).toEqual(readReleaseList(builtFolder));
});
