import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rawCatalogs } from '#catalog/raw-catalogs.ts';
import { charactersOf, firstViewFonts, firstViewRange } from './first-view-fonts.ts';

const source = resolve(import.meta.dirname, '../../src');

test('a range includes both ends', () => {
  expect(charactersOf('U+41-43, U+E9')).toBe('ABCé');
});

test('every character of the catalogs is in the first-view fonts', () => {
  const syntax = '{}#=<>';
  const sentences = [...rawCatalogs.values()]
    .flatMap((catalog) => Object.entries(catalog))
    // Metadata is not set in the site's fonts.
    .flatMap(([id, text]) => (id.startsWith('meta.') ? [] : [text]));
  const there = new Set(charactersOf(firstViewRange) + syntax);
  const missing = [...new Set(sentences.join(''))].filter((character) => !there.has(character));
  expect(missing, 'add them to firstViewRange and fonts.css, then: npm run fonts').toEqual([]);
});

test('the style sheet has the same ranges', () => {
  const style = readFileSync(join(source, 'ui/fonts.css'), 'utf8');
  const ranges = [...style.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range = '']) =>
    range.replaceAll(/\s+/g, ' '),
  );
  expect(ranges.filter((range) => range === firstViewRange)).toHaveLength(firstViewFonts.length);
  const others = ranges.filter((range) => range !== firstViewRange);
  expect(others).toHaveLength(firstViewFonts.length);
  const there = new Set(charactersOf(firstViewRange));
  for (const range of others) {
    expect([...charactersOf(range)].filter((character) => there.has(character))).toEqual([]);
  }
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
