import { expect, test } from 'vitest';
import { PLATE_LABELS } from '#build/catalog/plate-labels.ts';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { siteLanguages } from '#content/languages.ts';
import { plateCatalog, plateLanguage } from './plate-files.ts';
import { plateProblems } from './plate-problems.ts';
import { drawnPlates } from './plates.ts';
import { labelIds } from './write-plate.ts';

/** Every language of the site, a text that is two fifths longer, and one from right to left. */
const languages = [...siteLanguages, 'en-XL', 'en-XB'];

test.each(languages.flatMap((language) => drawnPlates.map((drawn) => ({ ...drawn, language }))))(
  'every label of $id in $language has room',
  ({ id, plate, language }) => {
    expect(plateProblems(plate, plateLanguage(id, language).text)).toEqual([]);
  },
);

test.each(drawnPlates)('$id shows every label of its catalog', ({ id, plate }) => {
  const labels = Object.keys(readCatalog(site.language, plateCatalog(id)))
    .filter((message) => message.startsWith(PLATE_LABELS))
    .map((message) => message.replace(PLATE_LABELS, ''));
  expect([...labelIds(plate)].sort()).toEqual(labels.sort());
});
