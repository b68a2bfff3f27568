import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstViewFonts } from './first-view-fonts.ts';
import { missingCharacters } from './font-characters.ts';
import { styleSheetFile, withRanges } from './style-sheet.ts';
import { charactersOf, unicodeRange } from './unicode-range.ts';

test('a range includes both ends', () => {
  expect(charactersOf('U+41-43, U+E9')).toBe('ABCé');
  expect(unicodeRange('éCBA')).toBe('U+41-43, U+E9');
});

test('the font packages have every character of the catalogs', () => {
  expect(missingCharacters, 'choose a font package with these characters').toEqual([]);
});

test('the style sheet has the characters of the catalogs (otherwise: npm run fonts)', () => {
  const styleSheet = readFileSync(styleSheetFile, 'utf8');
  expect(styleSheet).toBe(withRanges(styleSheet));
  expect(styleSheet.match(/unicode-range/g)).toHaveLength(2 * firstViewFonts.length);
});

describe.each(firstViewFonts)('$file', ({ file, subset }) => {
  test('is the subset of the installed package (otherwise: npm run fonts)', async () => {
    expect((await subset()).equals(readFileSync(file))).toBe(true);
  });

  // A phone's slow network (Lighthouse: 1.6 Mbit/s, 150 ms) carries three packets of 1,460 bytes a round
  // trip over each of a browser's six connections; the headers of an asset have 430 bytes.
  test('loads in two round trips, beside five other files', () => {
    expect(readFileSync(file).length).toBeLessThan(2 * 3 * 1460 - 430);
  });
});
