import { expect, test } from 'vitest';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { company } from '#content/company.ts';
import { plateCatalog, plateLanguage } from './plate-files.ts';
import { plateProblems } from './plate-problems.ts';
import { drawnPlates } from './plates.ts';
import { labelIds } from './write-plate.ts';

/** The site's language, a text that is two fifths longer, and one from right to left. */
const languages = [company.language, 'en-XL', 'en-XB'];

test.each(languages.flatMap((language) => drawnPlates.map((drawn) => ({ ...drawn, language }))))(
  'every label of $id in $language has room',
  ({ id, plate, language }) => {
    expect(plateProblems(plate, plateLanguage(id, language).text)).toEqual([]);
  },
);

test.each(drawnPlates)('$id shows every label of its catalog', ({ id, plate }) => {
  const labels = Object.keys(readCatalog(company.language, plateCatalog(id)))
    .filter((message) => message.startsWith('plate.labels.'))
    .map((message) => message.replace('plate.labels.', ''));
  expect([...labelIds(plate)].sort()).toEqual(labels.sort());
});
