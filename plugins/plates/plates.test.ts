import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteLanguages } from '#content/languages.ts';
import { site } from '#plugins/output/tested-site.ts';
import { plateLabels, plateLanguage } from './plate-files.ts';
import { plateProblems } from './plate-problems.ts';
import { drawnPlates, platesFolder } from './plates.ts';
import { labelIds } from './write-plate.ts';

/** Every language of the site, a text that is two fifths longer, and one from right to left. */
const languages = [...siteLanguages, 'en-XL', 'en-XB'];

test.each(languages.flatMap((language) => drawnPlates.map((drawn) => ({ ...drawn, language }))))(
  'every label of $id in $language has room',
  ({ id, plate, language }) => {
    expect(plateProblems(plate, plateLanguage(id, language).text)).toEqual([]);
  },
);

test.each(drawnPlates)('$id shows every label of its copy', ({ id, plate }) => {
  const labels = Object.keys(plateLabels(id, site.language));
  expect([...labelIds(plate)].sort()).toEqual(labels.sort());
});

test('every file in the folder of plates is the plate of a page', () => {
  const known = drawnPlates.map(({ id }) => `${id}.ts`);
  expect(readdirSync(platesFolder).sort()).toEqual(known.sort());
});
