import { expect, test } from 'vitest';
import { channels, colourOf, toRgb } from './colour.ts';

test('a colour is read as CSS and as culori write it', () => {
  expect(colourOf('#0c2238')).toBe(0x0c2238);
  expect(colourOf(toRgb(0x0c2238))).toBe(0x0c2238);
});

test('a text that is not a colour is refused', () => {
  expect(() => colourOf('#xyz')).toThrow('"#xyz" is not a colour');
});

test('a colour has three channels', () => {
  expect(channels(0x0c2238)).toEqual([12, 34, 56]);
});
