import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

/** The files and folders that the build of the container gets. */
const included = readFileSync('deploy/container/Containerfile.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1));

/** What `npm ci` and Vite read without an import. */
const readFiles = [
  '.npmrc',
  'package.json',
  'package-lock.json',
  'public',
  'src/catalog',
  'tsconfig.json',
];

const entries = [
  'build/build.ts',
  'vite.config.ts',
  'uno.config.ts',
  'src/entry-client.ts',
  'src/entry-loader.ts',
  'src/entry-prerender.tsx',
  'src/service-worker/service-worker.ts',
];

/** The files that the build imports, directly or through other files. */
const imported = new Set(entries);
for (const file of imported) {
  if (!/\.tsx?$/.test(file)) continue;
  for (const next of importsOf(file)) imported.add(next.replace(/\?.*/, ''));
}

test('the build of the container gets every file that it imports or reads', () => {
  expect(imported.size).toBeGreaterThan(entries.length);
  const isIncluded = (file: string) =>
    included.some((name) => file === name || file.startsWith(`${name}/`));
  expect([...readFiles, ...imported].filter((file) => !isIncluded(file))).toEqual([]);
});

test('the list of the container’s files names only what exists', () => {
  expect(included.filter((name) => !existsSync(name))).toEqual([]);
});
