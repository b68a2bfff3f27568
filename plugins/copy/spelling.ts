import dictionaryEn from 'dictionary-en';
import dictionaryEs from 'dictionary-es';
import nspell from 'nspell';
import { company } from '#content/company.ts';
import { companyFacts } from '#content/facts.ts';
import { knownWords, sharedWords } from './known-words.ts';
import type { FileMessages } from './source-copy.ts';

/** In Hunspell's format, by the tags of their languages. A language without a dictionary is not checked. */
const dictionaries: Readonly<Record<string, typeof dictionaryEn>> = {
  en: dictionaryEn,
  es: dictionaryEs,
};

/** The words that are spelt wrong, each with its place. `places` are names that the company's sentences may have. */
export function spellingProblems(
  language: string,
  files: readonly FileMessages[],
  places: readonly string[],
): string[] {
  const isCorrect = spellingOf(language, places);
  return files.flatMap(({ name, messages }) =>
    messages.flatMap(([path, text]) =>
      wordsOf(text)
        .filter((word) => !isCorrect(word))
        .map(
          (word) =>
            `${name}: ${path}: “${word}” is in no dictionary: correct it, or add it to plugins/copy/known-words.ts`,
        ),
    ),
  );
}

/** Whether a word is spelt correctly in a language. A compound is correct if its parts are. */
function spellingOf(language: string, places: readonly string[]): (word: string) => boolean {
  const hunspell = dictionaries[language];
  if (!hunspell) return () => true;
  const dictionary = nspell(Buffer.from(hunspell.aff), Buffer.from(hunspell.dic));
  const known = new Set(
    [...sharedWords, ...(knownWords[language] ?? [])].map((word) => word.toLowerCase()),
  );
  const offices = company.offices.flatMap(({ city, region, street }) => [city, region, street]);
  const names = new Set([...Object.values(companyFacts), ...offices, ...places].flatMap(wordsOf));
  const isCorrect = (word: string): boolean =>
    names.has(word) || known.has(word.toLowerCase()) || dictionary.correct(word);
  return (word) => isCorrect(word) || word.split('-').every(isCorrect);
}

/** The words of a text, without addresses, and without the English possessive. */
function wordsOf(text: string): string[] {
  const words = text.replaceAll(/\S+@\S+/g, ' ').match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
  return words.map((word) => word.replaceAll('’', "'").replace(/'s$/, ''));
}
