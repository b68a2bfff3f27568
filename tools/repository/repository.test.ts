import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { specification } from '#e2e/specification/table.ts';
import { repositoryFiles } from './copy-repository.ts';

const trackedFiles = repositoryFiles();
const read = (file: string) => readFileSync(file, 'utf8');
const documents = trackedFiles.filter((file) => file.endsWith('.md'));
const roots = [...new Set(trackedFiles.map((file) => file.split('/')[0] ?? ''))];

/** Whether a path or a glob is there: from the root or, for a document, from its own folder. */
function exists(path: string, document = ''): boolean {
  return [path, join(dirname(document), path)].some(
    (name) =>
      trackedFiles.some(
        (file) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`),
      ) || trackedFiles.some((file) => matchesGlob(file, name)),
  );
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(documents)('%s names only files, headings and commands that exist', (document) => {
  const text = read(document);
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  const links = [...prose.matchAll(/\]\(((?!\w+:)[^()\s]+)\)/g)].filter(([, address = '']) => {
    const [path = '', anchor] = address.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    return !exists(file) || (anchor !== undefined && !anchors(read(file)).includes(anchor));
  });
  const paths = [...prose.matchAll(/`([\w$.-][\w$./*-]*)`/g)].filter(
    ([, path = '']) =>
      (/\w\.(?:tsx?|css|md|jsonc?|py)$/.test(path) ||
        (path.includes('/') && roots.includes(path.split('/')[0] ?? ''))) &&
      !exists(path, document),
  );
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].filter(
    ([, name = '']) => !Object.hasOwn(scripts, name),
  );
  expect([...links, ...paths, ...commands].map(([found]) => found)).toEqual([]);
});

test('comments and settings name only files that exist', () => {
  const path = new RegExp(
    `(?<![\\w./@#*-])(?:${roots.filter((root) => !root.includes('.')).join('|')})/[\\w$./-]+\\.(?:tsx?|css|md|jsonc?)\\b`,
    'g',
  );
  const missing = trackedFiles
    .filter((file) => /\.(?:tsx?|css|ya?ml|jsonc)$/.test(file))
    .flatMap((file) =>
      (read(file).match(path) ?? [])
        .filter((name) => !exists(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test('the container is given the files that its build reads', () => {
  const list = read('deploy/container/Containerfile.dockerignore');
  const given = [...list.matchAll(/^!(.+)/gm)].map(([, name = '']) => name);
  expect(given.filter((name) => !exists(name))).toEqual([]);
  const built = trackedFiles.filter(
    (file) => given.some((name) => file.startsWith(name)) && /(?<!\.test)\.tsx?$/.test(file),
  );
  const imported = built.flatMap((file) =>
    [...read(file).matchAll(/from '(?:#|\.\/)(\w[\w.]*)\//g)].map(([, root = '']) => root),
  );
  expect(
    [...new Set(imported)].filter((root) => roots.includes(root) && !given.includes(root)),
  ).toEqual([]);
});

const names = [company.name, ...company.offices.map(({ city }) => city), ...specification.places];

/** The files that another company replaces (docs/recipes.md), and records of the pages, which `npm run renew` writes. */
const replaced = [
  'src/content/company.ts',
  'src/content/languages.ts',
  'src/languages',
  'e2e/specification/table.ts',
  'docs/specification.md',
  'docs/accessibility-report.*',
  'README.md',
  'a11y/transcripts',
  'a11y/listen/transcripts',
];

function filesThatName(places: readonly string[]): string {
  const options = ['-I', '-i', '-l', '-F', '--untracked', ...names.flatMap((name) => ['-e', name])];
  return spawnSync('git', ['grep', ...options, '--', ...places], { encoding: 'utf8' }).stdout;
}

test('only what another company replaces names this company and its places', () => {
  expect(filesThatName(replaced)).not.toBe('');
  expect(filesThatName(['.', ...replaced.map((place) => `:!${place}`)])).toBe('');
});

interface LockedPackage {
  /** The package's address; npm leaves it out for the registry in use. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
}

test('package.json asks for one exact version of each package, from the registry', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    read('package.json'),
  );
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  expect(Object.values(versions).filter((each) => !/^\d+\.\d+\.\d+$/.test(String(each)))).toEqual(
    [],
  );
});

test('package-lock.json has a hash for every package and takes it from the registry', () => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    read('package-lock.json'),
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
    .flatMap((file) => read(file).match(/\buses:.*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
