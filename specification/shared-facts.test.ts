import { expect, test } from 'vitest';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { catalogNames, sourceCatalog } from '#build/catalog/source-catalogs.ts';
import { companyRecords } from '#content/company.ts';
import { type SharedFact, specification } from './table.ts';

// Facts that several pages state. A page that tells one of them otherwise contradicts the others.

const messages = catalogNames(specification.language).flatMap((catalog) =>
  Object.entries(sourceCatalog(specification.language, catalog)).map(([id, text]) => ({
    key: `${catalog}: ${id}`,
    text,
  })),
);

const regionName = catalogText(specification.language, 'app');

/** The numbers from two on, as words and as figures. */
const { 0: _zero, 1: _one, ...numberWords } = sourceCatalog(specification.language, 'numbers');
const numbers = [...Object.values(numberWords), '[2-9]|\\d{2,}'].join('|');

const facts: readonly SharedFact[] = [
  ...specification.sharedFacts,
  {
    fact: 'the year in which the firm was founded',
    subject: /\bfounded in\b/,
    words: new RegExp(`founded in ${companyRecords.founded}\\b`),
    stated: ['about: story.2.text'],
  },
  {
    fact: 'the regions of the clients',
    subject: /\bNorth\b.*\bSouth America\b/,
    words: new RegExp(
      companyRecords.regions.map((id) => regionName(`regions.${id}`)).join(',? (?:and )?'),
    ),
    stated: ['about: story.4.text'],
  },
  {
    // A number in words would stay when content changes; `{services}` follows it (build/catalog/facts.ts).
    fact: 'how many services, industries, positions and offices there are',
    subject: new RegExp(
      `\\b(?:${numbers}) (?:IT )?(?:services|industries|(?:open )?(?:jobs|positions)|offices)\\b`,
      'i',
    ),
    words: /^$/,
    stated: [],
  },
];

test.each(facts)('every page tells $fact alike', ({ subject, words, stated }) => {
  const stating = messages.filter(({ text }) => subject.test(text));
  expect(stating.filter(({ text }) => !words.test(text))).toEqual([]);
  const keys = messages.filter(({ text }) => words.test(text)).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([...stated]));
});
