import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { rawCatalogs } from './raw-catalogs.ts';

/** Nobody should need more years of school than this to read a page. */
const HIGHEST_GRADE = 12;

/** The US school grade of a page's sentences (Flesch–Kincaid); labels and tags are no sentences. */
function readingGrade(messages: Readonly<Record<string, string>>): number {
  const sentences = Object.entries(messages)
    .filter(([id, text]) => !id.startsWith('meta.') && /[.?!]$/.test(text))
    .flatMap(([, text]) => text.split(/(?<=[.?!]) /));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d’'-]+/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

test('no page reads harder than a school leaver can follow', ({ annotate }) => {
  const grades = Array.from(rawCatalogs, ([name, messages]) => ({
    page: name,
    grade: Number(readingGrade(messages).toFixed(1)),
  })).sort((one, other) => other.grade - one.grade);
  void annotate(grades.map(({ page, grade }) => `${page} ${grade}`).join(', '));
  expect(grades.filter(({ grade }) => grade > HIGHEST_GRADE)).toEqual([]);
  expect(grades.length).toBeGreaterThan(25);
});
