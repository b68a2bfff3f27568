import { expect, test } from 'vitest';
import { textWidth } from './measure-text.ts';
import { wrapText } from './wrap-text.ts';

test('a text that fits is one line, and its width is that of its letters', () => {
  const { lines, width } = wrapText('Old system', 20, 400);
  expect(lines).toEqual(['Old system']);
  expect(width).toBe(textWidth('Old system', 400));
});

test('a longer text has the fewest lines, which are about equally long', () => {
  const { lines } = wrapText('The way back stays open', 9, 400);
  expect(lines).toEqual(['The way back', 'stays open']);
  expect(wrapText('one two three four', 100, 400).lines).toHaveLength(1);
});

test('a word that is too wide has a line of its own', () => {
  expect(wrapText('a Donaudampfschifffahrt b', 4, 400).lines).toEqual([
    'a',
    'Donaudampfschifffahrt',
    'b',
  ]);
});

test('medium letters are wider, marks of direction have no width, other scripts are measured generously', () => {
  expect(textWidth('system', 500)).toBeGreaterThan(textWidth('system', 400));
  expect(textWidth('\u202esystem\u202c', 400)).toBe(textWidth('system', 400));
  expect(textWidth('漢字', 400)).toBe(1.5);
});
