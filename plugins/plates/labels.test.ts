import { expect, test } from 'vitest';
import { textWidth, wrapText } from './labels.ts';

test('a text has the fewest lines, about equally long, and the width of the longest one', () => {
  const width = textWidth('The way back', 400);
  const lines = ['The way back', 'stays open'];
  expect(wrapText('The way back stays open', 9, 400)).toEqual({ lines, width });
  expect(wrapText('one two three four', 100, 400).lines).toHaveLength(1);
});

test('a word that is too wide has a line of its own', () => {
  const lines = ['a', 'Donaudampfschifffahrt', 'b'];
  expect(wrapText('a Donaudampfschifffahrt b', 4, 400).lines).toEqual(lines);
});

test('medium letters are wider, marks of direction have no width, other scripts are measured generously', () => {
  expect(textWidth('system', 500)).toBeGreaterThan(textWidth('system', 400));
  expect(textWidth('\u202esystem\u202c', 400)).toBe(textWidth('system', 400));
  expect(textWidth('漢字', 400)).toBe(1.5);
});
