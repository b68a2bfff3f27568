import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { useDefaultLocale } from './page-locale.ts';

test('the locale is the language of the pages', () => {
  expect(useDefaultLocale()).toEqual({ locale: company.language, direction: 'ltr' });
});
