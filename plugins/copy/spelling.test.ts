import dictionaryEn from 'dictionary-en';
import dictionaryEs from 'dictionary-es';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { companyFacts } from '#content/company-facts.ts';
import { copyFiles } from '#content/copy/files.ts';
import { siteLanguages } from '#content/languages.ts';
import { specification } from '#e2e/specification/table.ts';
import { knownWords, sharedWords } from './known-words.ts';
import { formatCopy } from './read-copy.ts';
import { messagesIn } from './source-copy.ts';

type Spelling = (word: string) => boolean;

/** The names of the company, its facts, and the places that the specification names. */
const facts = new Set(
  [
    ...Object.values(companyFacts),
    ...company.offices.flatMap(({ city, region, street }) => [city, region, street]),
    ...specification.places,
  ].flatMap(wordsOf),
);

/**
 * Whether a word is spelt correctly in a language, by a dictionary in Hunspell's format. A compound is correct if its
 * parts are.
 */
function spellingOf(language: string, { aff, dic }: typeof dictionaryEn): Spelling {
  const dictionary = nspell(Buffer.from(aff), Buffer.from(dic));
  const known = new Set(
    [...sharedWords, ...(knownWords[language] ?? [])].map((word) => word.toLowerCase()),
  );
  const isCorrect = (word: string): boolean =>
    facts.has(word) || known.has(word.toLowerCase()) || dictionary.correct(word);
  return (word) => isCorrect(word) || word.split('-').every(isCorrect);
}

// Dictionaries are read before the tests begin: on a busy machine, the Spanish dictionary takes longer than a test may.
const english = spellingOf('en', dictionaryEn);
const spanish = spellingOf('es', dictionaryEs);

/** By the tags of their languages. A language without a dictionary is not tested. */
const dictionaries: Readonly<Record<string, Spelling>> = { en: english, es: spanish };

const spellings = siteLanguages.flatMap((language) => {
  const isCorrect = dictionaries[language];
  return isCorrect ? [{ language, isCorrect }] : [];
});

/** The words of a text, without addresses, and without the English possessive. */
function wordsOf(text: string): string[] {
  const words = text.replaceAll(/\S+@\S+/g, ' ').match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
  return words.map((word) => word.replaceAll('’', "'").replace(/'s$/, ''));
}

describe.each(spellings)(
  'every word is spelt correctly in $language',
  ({ language, isCorrect }) => {
    test.each(copyFiles)('in $file', ({ file }) => {
      const misspelt = messagesIn(formatCopy(file, language)).flatMap(([path, text]) =>
        wordsOf(text)
          .filter((word) => !isCorrect(word))
          .map((word) => `${path}: ${word}`),
      );
      expect(misspelt, 'correct it, or add the word to plugins/copy/known-words.ts').toEqual([]);
    });
  },
);

test('a misspelt word is found', () => {
  expect(['measures', 'mesures'].map(english)).toEqual([true, false]);
  expect(['medimos', 'escríbanos', 'desición'].map(spanish)).toEqual([true, true, false]);
});
