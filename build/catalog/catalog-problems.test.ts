import { expect, test } from 'vitest';
import { catalogProblems, translationProblems } from './catalog-problems.ts';
import { catalogLanguages } from './source-catalogs.ts';

test.each(catalogLanguages())('the catalogs of %s are complete and compile', (language) => {
  expect(catalogProblems(language)).toEqual([]);
});

test('a missing, an unknown and a different message are named, with what to do', () => {
  const source = { title: 'Home', text: 'Call {phone}', old: '{Services} services' };
  const translation = {
    text: 'Llame a {email}',
    old: 'Ofrecemos {services} servicios',
    more: 'Más',
  };
  expect(translationProblems(source, translation)).toEqual([
    'title is missing: translate it',
    'more is unknown: delete it',
    'text uses the arguments [email]: use [phone]',
  ]);
});

test('arguments inside a plural count', () => {
  const source = { text: '{officesCount, plural, one {an office} other {{offices} offices}}' };
  const same = { text: '{officesCount, plural, one {una oficina} other {{offices} oficinas}}' };
  expect(translationProblems(source, same)).toEqual([]);
  expect(translationProblems(source, { text: 'oficinas' })).toEqual([
    'text uses the arguments []: use [offices]',
  ]);
});
