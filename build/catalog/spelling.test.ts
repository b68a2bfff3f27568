import dictionaryEn from 'dictionary-en';
import dictionaryEs from 'dictionary-es';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { companyFacts } from '#content/company-facts.ts';
import { siteLanguages } from '#content/languages.ts';
import { specification } from '#specification/table.ts';
import { knownWords, names } from './known-words.ts';
import { readCatalog } from './read-catalog.ts';
import { catalogNames } from './source-catalogs.ts';

type Spelling = (word: string) => boolean;

/** Dictionaries in Hunspell's format, by the tags of their languages. A language without one is not tested. */
const dictionaries: Readonly<Record<string, typeof dictionaryEn>> = {
  en: dictionaryEn,
  es: dictionaryEs,
};

/** The names of the company, of its offices' places and of the other languages. */
const facts = new Set(
  [
    ...Object.values(companyFacts),
    ...company.offices.flatMap(({ city, region, street }) => [city, region, street]),
    ...specification.places,
  ].flatMap(wordsOf),
);

const languages = siteLanguages.filter((language) => dictionaries[language] !== undefined);

const spellings = new Map<string, Spelling>();

/** Whether a word is spelt correctly in a language. A compound is correct if its parts are. */
function spellingOf(language: string): Spelling {
  const existing = spellings.get(language);
  if (existing) return existing;
  const files = dictionaries[language];
  if (!files) throw new Error(`no dictionary of ${language}`);
  const dictionary = nspell(Buffer.from(files.aff), Buffer.from(files.dic));
  const known = new Set(
    [...names, ...(knownWords[language] ?? [])].map((word) => word.toLowerCase()),
  );
  const isCorrect = (word: string): boolean =>
    facts.has(word) || known.has(word.toLowerCase()) || dictionary.correct(word);
  const spelling = (word: string) => isCorrect(word) || word.split('-').every(isCorrect);
  spellings.set(language, spelling);
  return spelling;
}

/** The words of a text, without addresses, and without the English possessive. */
function wordsOf(text: string): string[] {
  const words = text.replaceAll(/\S+@\S+/g, ' ').match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
  return words.map((word) => word.replaceAll('’', "'").replace(/'s$/, ''));
}

describe.each(languages)('every word is spelt correctly in %s', (language) => {
  test.each(catalogNames(language))('in %s', (name) => {
    const isCorrect = spellingOf(language);
    const misspelt = Object.entries(readCatalog(language, name)).flatMap(([id, text]) =>
      wordsOf(text)
        .filter((word) => !isCorrect(word))
        .map((word) => `${id}: ${word}`),
    );
    expect(misspelt, 'correct it, or add the word to build/catalog/known-words.ts').toEqual([]);
  });
});

test('a misspelt word is found', () => {
  expect(['measures', 'mesures'].map(spellingOf('en'))).toEqual([true, false]);
  expect(['medimos', 'escríbanos', 'desición'].map(spellingOf('es'))).toEqual([true, true, false]);
});
