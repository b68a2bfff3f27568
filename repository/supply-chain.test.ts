import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const root = resolve(import.meta.dirname, '..');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly version?: string;
  /** The package's address; npm leaves it out for the registry in use. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const settings = readFileSync(join(root, '.npmrc'), 'utf8').split('\n');

const { '': _ourselves, ...locked } = lockfile.packages;
const requested = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
  ...manifest.overrides,
};

/** The locked packages that match a condition, with their paths. */
const packages = (matches: (entry: LockedPackage) => boolean) =>
  Object.entries(locked).filter(([, entry]) => matches(entry));

describe('package.json', () => {
  test('asks for one exact version of each package, from the registry', () => {
    expect(Object.keys(requested).length).toBeGreaterThan(30);
    const others = Object.entries(requested).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(others).toEqual([]);
    expect(settings).toContain('save-exact=true');
  });
});

describe('package-lock.json', () => {
  test('has a hash for every package', () => {
    expect(lockfile.lockfileVersion).toBe(3);
    expect(packages(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
  });

  test('takes every package from the registry, not from git, an archive, a folder or another package', () => {
    const registry = /^https:\/\/registry\.npmjs\.org\//;
    const isElsewhere = ({ resolved, link, inBundle }: LockedPackage) =>
      (resolved !== undefined && !registry.test(resolved)) || link === true || inBundle === true;
    expect(packages(isElsewhere)).toEqual([]);
  });

  test('has no package with an install script', () => {
    expect(packages(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
  });
});

test('the workflows name every action by a commit, with its version in a comment', () => {
  const uses = trackedFiles
    .filter((file) => file.startsWith('.github/workflows/'))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\buses:.*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
