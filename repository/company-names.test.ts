import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { specification } from '#specification/table.ts';

const names = [company.name, ...company.offices.map(({ city }) => city), ...specification.places];

/** The files that another company replaces (docs/recipes.md), and records of the pages, which `npm run renew` writes. */
const replaced = [
  'src/content/company.ts',
  'src/content/languages.ts',
  'src/languages',
  'specification/table.ts',
  'docs/specification.md',
  'README.md',
  'a11y/transcripts',
  'listen/transcripts',
];

const filesThatName = (places: readonly string[]) =>
  spawnSync(
    'git',
    [
      ['grep', '-I', '-i', '-l', '-F', '--untracked'],
      names.flatMap((name) => ['-e', name]),
      ['--', ...places],
    ].flat(),
    { encoding: 'utf8' },
  ).stdout;

test('only what another company replaces names this company and its places', () => {
  expect(filesThatName(replaced)).not.toBe('');
  expect(filesThatName(['.', ...replaced.map((place) => `:!${place}`)])).toBe('');
});
