import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { specification } from '#specification/table.ts';
import { trackedFiles } from './tracked-files.ts';

/** What names this company, its places and its law. */
const names = [company.name, ...company.offices.map(({ city }) => city), ...specification.places];

/** The files that another company replaces (docs/recipes.md). */
const replaced = [
  'src/content/company.ts',
  'src/content/languages.ts',
  /^src\/catalog\/[^/]+\/.*\.json$/,
  'specification/table.ts',
  'docs/specification.md',
  'README.md',
  // Records of the pages, which commands write again.
  /^(?:a11y|listen)\/transcripts\//,
];
const isReplaced = (file: string) =>
  replaced.some((place) => (typeof place === 'string' ? file === place : place.test(file)));

test.each([
  ['README.md', 'write it there'],
  ['a11y/transcripts/home.txt', 'npm run a11y -- transcripts --update-snapshots'],
  ['listen/transcripts/home.txt', 'npm run listen -- --update, or write it there'],
])('%s has the name of today', (file, renewal) => {
  expect(readFileSync(file, 'utf8'), renewal).toContain(company.name);
});

test.each(names)(
  'no file names %s, except settings, catalogs, specification and README',
  (name) => {
    const naming = trackedFiles
      .filter(
        (file) =>
          !isReplaced(file) &&
          /\.(?:[cm]?[jt]sx?|json|jsonc|md|css|ya?ml|svg|conf|txt)$/.test(file),
      )
      .filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name.toLowerCase()));
    expect(naming).toEqual([]);
  },
);
