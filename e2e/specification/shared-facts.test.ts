import { expect, test } from 'vitest';
import { copyFiles } from '#content/copy/files.ts';
import { messagesIn, sourceCopy } from '#plugins/copy/source-copy.ts';
import { type SharedFact, specification } from './table.ts';

// Facts that several pages state. A page that tells one of them otherwise contradicts the others.

const messages = copyFiles.flatMap(({ file }) =>
  messagesIn(sourceCopy(specification.language, file)).map(([path, text]) => ({
    key: `${file}: ${path}`,
    text,
  })),
);

/** The numbers from two on, as words and as figures. */
const [, , ...numberWords] = messagesIn(sourceCopy(specification.language, 'numbers'));
const numbers = [...numberWords.map(([, word]) => word), '[2-9]|\\d{2,}'].join('|');

const facts: readonly SharedFact[] = [
  ...specification.sharedFacts,
  {
    // A number in words would stay when content changes; `{services}` follows it (plugins/copy/facts.ts).
    fact: 'how many services, industries, positions and offices there are',
    subject: new RegExp(
      `\\b(?:${numbers}) (?:IT )?(?:services|industries|(?:open )?(?:jobs|positions)|offices)\\b`,
      'i',
    ),
    // Only an empty message matches, so that no message may state such a number.
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
