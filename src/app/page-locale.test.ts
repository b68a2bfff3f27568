import { language } from 'virtual:site';
import { expect, test } from 'vitest';
import { useDefaultLocale } from './page-locale.ts';

test('the locale is the language of the pages', () => {
  expect(useDefaultLocale()).toMatchObject({ locale: language });
});
