import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../built-site.ts';
import { charactersOf, firstViewFonts, firstViewRange } from './first-view-fonts.ts';

const source = resolve(import.meta.dirname, '../..');

test('a range is read with its ends', () => {
  expect(charactersOf('U+41-43, U+E9')).toBe('ABCé');
});

test('no catalog sets a character that a first view would have to wait for', () => {
  const folder = join(source, 'catalog/en');
  const sentences = filesIn(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const there = new Set(charactersOf(firstViewRange));
  const missing = [...new Set(sentences.join(''))].filter(
    (character) => character >= ' ' && !there.has(character),
  );
  expect(missing, 'add them to firstViewRange and fonts.css, then: npm run fonts').toEqual([]);
});

test('the stylesheet asks for the same characters', () => {
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

describe.each(firstViewFonts)('$file', ({ file, cut }) => {
  test('is cut from the package as it is installed (else: npm run fonts)', async () => {
    expect((await cut()).equals(readFileSync(file))).toBe(true);
  });

  test('is sent at once over a new connection, which has others beside it', () => {
    expect(readFileSync(file).length).toBeLessThan(11_000);
  });
});
