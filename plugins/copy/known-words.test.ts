import { expect, test } from 'vitest';
import { knownWords, sharedWords } from './known-words.ts';

test('no word is in two lists', () => {
  const words = [sharedWords, ...Object.values(knownWords)]
    .flat()
    .map((word) => word.toLowerCase());
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});
