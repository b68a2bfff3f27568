import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, siteLanguages } from '#content/languages.ts';
import { firstViewFonts } from './first-view-fonts.ts';
import { charactersOf, fontCharacters, unicodeRange } from './font-characters.ts';

test('a range includes both ends', () => {
  expect(charactersOf('U+41-43, U+E9')).toBe('ABCé');
  expect(unicodeRange('éCBA')).toBe('U+41-43, U+E9');
});

describe.each(siteLanguages)('the fonts of %s', (language) => {
  const fonts = firstViewFonts(language);

  describe.each(fonts)('$file', ({ name, file }) => {
    test('comes from a package with every character of the copy', () => {
      const { missing } = fontCharacters(language, name);
      expect(missing, 'choose a font package with these characters').toEqual([]);
    });

    // A phone's slow network (Lighthouse: 1.6 Mbit/s, 150 ms) carries three packets of 1,460 bytes a round
    // trip over each of a browser's six connections; the headers of an asset have 430 bytes. Languages with
    // more letters than the default one have a third round trip.
    test('loads in two or three round trips, beside five other files', () => {
      const roundTrips = language === defaultLanguage ? 2 : 3;
      expect(readFileSync(file).length).toBeLessThan(roundTrips * 3 * 1460 - 430);
    });
  });
});
