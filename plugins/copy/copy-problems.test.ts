import { expect, test } from 'vitest';
import { siteLanguages } from '#content/languages.ts';
import { copyProblems, translationProblems } from './copy-problems.ts';
import { messagesIn } from './source-copy.ts';

test.each(siteLanguages)(
  'the copy in %s has its shape, and its messages are well formed',
  (language) => {
    expect(copyProblems(language)).toEqual([]);
  },
);

test('a missing, an unknown and a different message are named, with what to do', () => {
  const source = { title: 'Home', text: 'Call {phone}', old: '{Services} services' };
  const translation = {
    text: 'Llame a {email}',
    old: 'Ofrecemos {services} servicios',
    more: 'Más',
  };
  expect(translationProblems(messagesIn(source), messagesIn(translation))).toEqual([
    'title is missing: translate it',
    'text uses the arguments [email]: use [phone]',
    'more is unknown: delete it, or write it in English',
  ]);
});

test('arguments inside a plural count', () => {
  const source = { text: '{officesCount, plural, one {an office} other {{offices} offices}}' };
  const same = { text: '{officesCount, plural, one {una oficina} other {{offices} oficinas}}' };
  expect(translationProblems(messagesIn(source), messagesIn(same))).toEqual([]);
  expect(translationProblems(messagesIn(source), [['text', 'oficinas']])).toEqual([
    'text uses the arguments []: use [offices]',
  ]);
});
