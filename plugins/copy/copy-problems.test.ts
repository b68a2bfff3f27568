import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { translationProblems } from './copy-problems.ts';
import { messagesIn } from './source-copy.ts';
import { spellingProblems } from './spelling.ts';
import { readingProblems, wordingProblems } from './wording.ts';

test('a missing, an unknown and a different message are named, with what to do', () => {
  const source = { title: 'Home', text: 'Call {phone}', old: '{Services} services' };
  const translation = {
    text: 'Llame a {email}',
    old: 'Ofrecemos {services} servicios',
    more: 'Más',
  };
  expect(translationProblems(messagesIn(source), messagesIn(translation))).toEqual([
    'title: is missing: translate it',
    'text: uses the placeholders {email}: use {phone}',
    'more: is unknown: delete it, or write it in English',
  ]);
});

test('a malformed message hides no other problem, and is not one of its translation', () => {
  const source = { text: '{count, plural, one {x}', other: 'Call {phone}' };
  const translation = { text: '{count}', other: 'Llame' };
  expect(translationProblems(messagesIn(source), messagesIn(translation))).toEqual([
    'other: uses the placeholders {}: use {phone}',
  ]);
});

test('arguments inside a plural count', () => {
  const source = { text: '{officesCount, plural, one {an office} other {{offices} offices}}' };
  const same = { text: '{officesCount, plural, one {una oficina} other {{offices} oficinas}}' };
  expect(translationProblems(messagesIn(source), messagesIn(same))).toEqual([]);
  expect(translationProblems(messagesIn(source), [['text', 'oficinas']])).toEqual([
    'text: uses the placeholders {}: use {offices}',
  ]);
});

const files = (copy: unknown) => [{ name: 'a.json', messages: messagesIn(copy) }];

test.each([
  ['en', `measures by ${company.offices[0].city}’s mesures`, 'mesures'],
  ['es', 'medimos, escríbanos, desición', 'desición'],
])('a misspelt word in %s is named', (language, text, word) => {
  const problems = spellingProblems(language, files({ text }), []);
  expect(problems).toEqual([
    expect.stringContaining(`a.json: text: “${word}” is in no dictionary`),
  ]);
});

test('what breaks a rule of style is named, unless it is ordered', () => {
  const paragraph = 'This paragraph has more than sixty characters, and stands twice.';
  const copy = {
    meta: { title: `Short | ${company.name}` },
    spaces: ' a ',
    quoted: "We'll",
    filler: 'seamless',
    one: paragraph,
    two: paragraph,
  };
  const rules = [
    /^a.json: meta.title: has 5 characters/,
    /^a.json: spaces: delete/,
    /^a.json: quoted: write curly/,
    /^a.json: filler: “seamless”/,
    /^a.json: two: is the same sentence as a.json: one/,
  ].map((rule) => expect.stringMatching(rule));
  expect(wordingProblems('en', files(copy), new Set())).toEqual(rules);
  expect(wordingProblems('en', files({ text: "We'll" }), new Set(["We'll"]))).toEqual([]);
});

test('a page of long words and sentences is named', () => {
  const meta = { title: 'Title' };
  const text = 'Organizations institutionalize interdepartmental accountability responsibilities.';
  expect(readingProblems('en', files({ meta, text }))).toEqual([
    expect.stringContaining('a.json: all sentences: need'),
  ]);
  expect(readingProblems('en', files({ meta, text: 'We write it down.' }))).toEqual([]);
});
