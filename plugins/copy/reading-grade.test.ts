import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { pageCopy } from '#content/copy/files.ts';
import { pageIds } from '#content/paths.ts';
import { formatCopy } from './read-copy.ts';
import { type Message, messagesIn, SOURCE_LANGUAGE } from './source-copy.ts';

// The formula counts English syllables, so it says nothing about other languages.

/** The highest US school grade that a page may require of its readers. */
const HIGHEST_GRADE = 12;

/** The US school grade of a page's sentences (Flesch–Kincaid); labels and tags do not count. */
function readingGrade(messages: readonly Message[]): number {
  const sentences = messages
    .filter(([path, text]) => !path.startsWith('meta.') && /[.?!]$/.test(text))
    .flatMap(([, text]) => text.split(/(?<=[.?!]) /));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d’'-]+/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

test('every page is readable with twelve years of school', ({ annotate }) => {
  const grades = pageIds
    .map((page) => ({
      page,
      grade: Number(
        readingGrade(messagesIn(formatCopy(pageCopy(page).file, SOURCE_LANGUAGE))).toFixed(1),
      ),
    }))
    .sort((one, other) => other.grade - one.grade);
  void annotate(grades.map(({ page, grade }) => `${page} ${grade}`).join(', '));
  expect(grades.filter(({ grade }) => grade > HIGHEST_GRADE)).toEqual([]);
});
