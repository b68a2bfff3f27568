import { expect, test } from 'vitest';
import { pseudoLocale, textDirection } from './pseudo-locale.ts';

test('a real language is not a pseudo-locale', () => {
  expect(pseudoLocale('en')).toBeUndefined();
  expect(pseudoLocale('constructor')).toBeUndefined();
});

test('en-XL makes words at least two fifths longer and does not change numbers', () => {
  const lengthen = pseudoLocale('en-XL')?.transform;
  expect(lengthen?.('Explore services').length).toBeGreaterThanOrEqual(16 * 1.4);
  expect(lengthen?.('99.99%')).toBe('99.99%');
});

test('en-XB writes each word from right to left', () => {
  expect(pseudoLocale('en-XB')?.transform('Get Started')).toBe(
    '\u202eGet\u202c \u202eStarted\u202c',
  );
});

test.each([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['en-XA', 'ltr'],
  ['en-XB', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
