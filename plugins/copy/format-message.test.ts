import { describe, expect, it, test } from 'vitest';
import { formatMessage, type Transform } from './format-message.ts';
import { pseudoLocale } from './pseudo-locale.ts';

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
