import { expect, test } from 'vitest';
import { z } from 'zod';
import { copyFile, sentence } from '#content/copy/parts.ts';
import { counts } from '#content/facts.ts';
import { factsOf } from './facts.ts';
import { formatMessage, type Transform } from './format-message.ts';
import { pseudoLocale } from './pseudo-locale.ts';
import { readCopy } from './read-copy.ts';

const facts = { company: 'Acme', phone: '555-0100', calls: '2' };
const compile = (source: string, transform?: Transform) =>
  formatMessage(source, 'en', facts, transform);

test('facts are filled in, as they are, and apostrophes stay', () => {
  const messages = {
    '': '',
    'Image & Video Synthesis': 'Image & Video Synthesis',
    '© {company}. Call {phone}.': '© Acme. Call 555-0100.',
    '{calls, plural, one {# call} other {# calls to {company}}}': '2 calls to Acme',
    '{company, select, Acme {the firm {company}} other {nobody}}': 'the firm Acme',
    "We'll get back to you": "We'll get back to you",
    "Type '{company}' here": 'Type {company} here',
  };
  for (const [source, text] of Object.entries(messages)) expect.soft(compile(source)).toBe(text);
  const company = "O'Brien <Sons> {Ltd} '{x}' #";
  expect(formatMessage('By {company}.', 'en', { company })).toBe(`By ${company}.`);
});

test('what does not compile is an error, with the name of an unknown argument or tag', () => {
  for (const source of ['{company', '{calls, plural, one {#}}']) {
    expect.soft(() => compile(source), source).toThrow();
  }
  expect(() => compile('Map of the {office}')).toThrow(/office/);
  expect(() => compile('<link>Call</link> today')).toThrow(/link/);
});

test('a transform rewrites the text of every case, not facts and selectors', () => {
  const upperCase: Transform = (text) => text.toUpperCase();
  expect(compile('by {company}, at {phone}', upperCase)).toBe('BY Acme, AT 555-0100');
  const source = '{calls, plural, one {# call} other {# calls to {company}}}';
  expect(compile(source, upperCase)).toBe('2 CALLS TO Acme');
});

test('en-XL makes words at least two fifths longer and does not change numbers', () => {
  const lengthen = pseudoLocale('en-XL');
  expect(lengthen?.('Explore services').length).toBeGreaterThanOrEqual(16 * 1.4);
  expect(lengthen?.('99.99%')).toBe('99.99%');
});

test('what is missing, unknown or too short is named with its file, its path and what to do', () => {
  const short = copyFile(
    'services/gen-ai',
    z.looseObject({
      price: sentence,
      hero: z.strictObject({ title: sentence }),
      reasons: z.looseObject({ items: z.array(z.unknown()).length(7) }),
    }),
  );
  expect(() => readCopy(short, 'en')).toThrow(
    [
      'src/languages/en/services/gen-ai.json: price: is missing: write it',
      'src/languages/en/services/gen-ai.json: hero: delete what no page shows: text, action',
      'src/languages/en/services/gen-ai.json: reasons.items: has too few entries: 7 are needed',
    ].join('\n'),
  );
});

test('a count stands in words, with a capital letter, and as a number', () => {
  expect(factsOf('en')).toMatchObject({
    offices: 'two',
    Offices: 'Two',
    officesCount: counts.offices,
  });
  expect(factsOf('en-XA')['offices']).not.toMatch(/[A-Za-z]/);
});
