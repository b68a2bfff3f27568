import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { type FileMessages, type Message, SOURCE_LANGUAGE } from './source-copy.ts';

/** The highest US school grade that a page may require of its readers. */
const HIGHEST_GRADE = 12;

/** The pages that are hard to read. The formula counts English syllables, so it says nothing about other languages. */
export function readingProblems(language: string, files: readonly FileMessages[]): string[] {
  if (language !== SOURCE_LANGUAGE) return [];
  const pages = files.filter(({ messages }) => messages.some(([path]) => path === 'meta.title'));
  return pages.flatMap(({ name, messages }) => {
    const grade = readingGrade(messages);
    // Of a page without sentences, the formula says nothing.
    if (!(grade > HIGHEST_GRADE)) return [];
    const shown = grade.toFixed(1);
    return `${name}: all sentences: need ${shown} years of school: write shorter sentences and words, for ${HIGHEST_GRADE}`;
  });
}

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
