import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

interface LockedPackage {
  /** The package's address; npm leaves it out for the registry in use. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
}

test('package.json asks for one exact version of each package, from the registry', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  expect(Object.values(versions).filter((each) => !/^\d+\.\d+\.\d+$/.test(String(each)))).toEqual(
    [],
  );
});

test('package-lock.json has a hash for every package and takes it from the registry', () => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const { '': _ourselves, ...locked } = packages;
  const unsafe = Object.entries(locked).filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity = '', link, inBundle }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity) ||
      !resolved.startsWith('https://registry.npmjs.org/') ||
      link ||
      inBundle,
  );
  expect(unsafe).toEqual([]);
});

test('the workflows name every action by a commit, with its version in a comment', () => {
  const uses = trackedFiles
    .filter((file) => file.startsWith('.github/workflows/'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\buses:.*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
