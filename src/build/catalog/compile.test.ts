import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, test, vi } from 'vitest';
import { compileMessage, type Transform } from './compile.ts';
import { pseudoLocale } from './pseudo-locale.ts';

// Pages get a parser that refuses (vite.config.ts), and tests with them; the build has the real one.
vi.mock(
  '@formatjs/icu-messageformat-parser',
  () => import(import.meta.resolve('@formatjs/icu-messageformat-parser')),
);

const facts = { company: 'Acme', phone: '555-0100' };
const compile = (source: string, transform?: Transform) => compileMessage(source, facts, transform);

/** The tree of a message whose author had typed the facts out. */
const typedOut = (source: string) => parse(source);

test.each([
  ['', ''],
  ['Four steps, with a decision after each', 'Four steps, with a decision after each'],
  ['Image & Video Synthesis', 'Image & Video Synthesis'],
])('a literal stays a string: %j', (source, text) => {
  expect(compile(source)).toBe(text);
});

describe('facts', () => {
  test.each([
    ['{company}', 'Acme'],
    ['© {company}. Call {phone}.', '© Acme. Call 555-0100.'],
    ['{company}{phone}', 'Acme555-0100'],
  ])('make plain text of %j', (source, text) => {
    expect(compile(source)).toBe(text);
  });

  test.each([
    ['<link>Call {company}</link> today', '<link>Call Acme</link> today'],
    ['<a>{company} <b>at {phone}!</b></a>', '<a>Acme <b>at 555-0100!</b></a>'],
    [
      '{n, plural, one {# call to {company}} other {# calls to {company} at {phone}.}}',
      '{n, plural, one {# call to Acme} other {# calls to Acme at 555-0100.}}',
    ],
    [
      '{n, plural, offset:1 =0 {{company}} other {<b>{phone} or #</b>}}',
      '{n, plural, offset:1 =0 {Acme} other {<b>555-0100 or #</b>}}',
    ],
    [
      '{kind, select, firm {{company} itself} other {{kind}}}',
      '{kind, select, firm {Acme itself} other {{kind}}}',
    ],
  ])('are folded into %j, neighbours merged', (source, written) => {
    expect(compile(source)).toEqual(typedOut(written));
  });

  it('are taken as they are, whatever they look like', () => {
    const company = "O'Brien <Sons> {Ltd} '{x}' #";
    expect(compileMessage('By {company}.', { company })).toBe(`By ${company}.`);
  });
});

test('arguments keep the tree, between whole literals', () => {
  expect(compile('{company}: map of the {office}')).toEqual([
    { type: TYPE.literal, value: 'Acme: map of the ' },
    { type: TYPE.argument, value: 'office' },
  ]);
});

test.each([
  ["We'll get back to you", "We'll get back to you"],
  ['{company}’s offices', 'Acme’s offices'],
  ["The firm''s name", "The firm's name"],
  ["Type '{company}' here", 'Type {company} here'],
])('apostrophes: %j', (source, text) => {
  expect(compile(source)).toBe(text);
});

test.each(['{company', '<link>open', '{n, plural, one {#}}'])('%j does not compile', (source) => {
  expect(() => compile(source)).toThrow();
});

describe('a transform', () => {
  const upperCase: Transform = (text) => text.toUpperCase();

  it('rewrites text, not arguments, tags or facts', () => {
    expect(compile('map of the {office} by {company}, <link>see it</link>', upperCase)).toEqual(
      typedOut('MAP OF THE {office} BY Acme, <link>SEE IT</link>'),
    );
  });

  it('rewrites every case, not the selectors', () => {
    expect(
      compile(
        '{n, plural, one {# call} other {# calls to {company}}}, {k, select, other {x}}',
        upperCase,
      ),
    ).toEqual(
      typedOut('{n, plural, one {# CALL} other {# CALLS TO Acme}}, {k, select, other {X}}'),
    );
  });

  it('of the pseudo-locale leaves no plain letter', () => {
    const everyLetter =
      'The quick brown fox jumps over the lazy dog. THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG.';
    const accented = String(compile(everyLetter, pseudoLocale('en-XA')?.transform));
    expect(accented).not.toMatch(/[A-Za-z]/);
    expect(accented).toHaveLength(everyLetter.length);
    expect(new Set(accented).size).toBe(new Set(everyLetter).size);
  });
});
