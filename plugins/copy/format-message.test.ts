import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { contactCopy } from '#content/copy/pages.ts';
import { copyFile, sentence } from '#content/copy/parts.ts';
import { genAiCopy } from '#content/copy/services.ts';
import { counts } from '#content/facts.ts';
import { factsOf } from './facts.ts';
import { formatMessage, type Transform } from './format-message.ts';
import { pseudoLocale, textDirection } from './pseudo-locale.ts';
import { readCopy } from './read-copy.ts';

const facts = { company: 'Acme', phone: '555-0100', calls: '2' };
const compile = (source: string, transform?: Transform) =>
  formatMessage(source, 'en', facts, transform);

test.each([
  ['', ''],
  ['Four steps, with a decision after each', 'Four steps, with a decision after each'],
  ['Image & Video Synthesis', 'Image & Video Synthesis'],
])('plain text stays as it is: %j', (source, text) => {
  expect(compile(source)).toBe(text);
});

describe('facts', () => {
  test.each([
    ['{company}', 'Acme'],
    ['© {company}. Call {phone}.', '© Acme. Call 555-0100.'],
    ['{company}{phone}', 'Acme555-0100'],
    ['{calls, plural, one {# call} other {# calls to {company}}}', '2 calls to Acme'],
    ['{company, select, Acme {the firm {company}} other {nobody}}', 'the firm Acme'],
  ])('are filled into %j', (source, text) => {
    expect(compile(source)).toBe(text);
  });

  it('are taken as they are, whatever they look like', () => {
    const company = "O'Brien <Sons> {Ltd} '{x}' #";
    expect(formatMessage('By {company}.', 'en', { company })).toBe(`By ${company}.`);
  });
});

test.each([
  ["We'll get back to you", "We'll get back to you"],
  ['{company}’s offices', 'Acme’s offices'],
  ["The firm''s name", "The firm's name"],
  ["Type '{company}' here", 'Type {company} here'],
])('apostrophes: %j', (source, text) => {
  expect(compile(source)).toBe(text);
});

test.each(['{company', '<link>open', '{calls, plural, one {#}}'])(
  '%j does not compile',
  (source) => {
    expect(() => compile(source)).toThrow();
  },
);

test('an unknown argument or tag is an error with its name', () => {
  expect(() => compile('Map of the {office}')).toThrow(/office/);
  expect(() => compile('<link>Call</link> today')).toThrow(/link/);
});

describe('a transform', () => {
  const upperCase: Transform = (text) => text.toUpperCase();

  it('rewrites text, not facts', () => {
    expect(compile('by {company}, at {phone}', upperCase)).toBe('BY Acme, AT 555-0100');
  });

  it('rewrites every case, not the selectors', () => {
    const source = '{calls, plural, one {# call} other {# calls to {company}}}';
    expect(compile(source, upperCase)).toBe('2 CALLS TO Acme');
  });

  it('of the pseudo-locale en-XA replaces every plain letter', () => {
    const everyLetter =
      'The quick brown fox jumps over the lazy dog. THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG.';
    const accented = compile(everyLetter, pseudoLocale('en-XA')?.transform);
    expect(accented).not.toMatch(/[A-Za-z]/);
    expect(accented).toHaveLength(everyLetter.length);
    expect(new Set(accented).size).toBe(new Set(everyLetter).size);
  });
});

test('a real language is not a pseudo-locale', () => {
  expect(pseudoLocale('en')).toBeUndefined();
  expect(pseudoLocale('constructor')).toBeUndefined();
});

test('en-XL makes words at least two fifths longer and does not change numbers', () => {
  const lengthen = pseudoLocale('en-XL')?.transform;
  expect(lengthen?.('Explore services').length).toBeGreaterThanOrEqual(16 * 1.4);
  expect(lengthen?.('99.99%')).toBe('99.99%');
});

test('en-XB writes each word from right to left', () => {
  expect(pseudoLocale('en-XB')?.transform('Get Started')).toBe(
    '\u202eGet\u202c \u202eStarted\u202c',
  );
});

test.each([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['en-XA', 'ltr'],
  ['en-XB', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});

test('messages are filled with facts, also with other ones', () => {
  const others = { ...factsOf('en'), company: 'Acme' };
  expect(readCopy(contactCopy, 'en', others).meta.title).toContain('Acme');
});

test('a pseudo-locale rewrites the source language', () => {
  expect(readCopy(genAiCopy, 'en-XA').name).not.toMatch(/[A-Za-z]/);
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
