import { pseudoLocale } from './pseudo-locale.ts';

const rightToLeft = ['ar', 'fa', 'he', 'ur', 'yi'];

/** Which way a language is written: the `dir` of its pages and of the manifest. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const isRightToLeft = rightToLeft.includes(new Intl.Locale(language).language);
  return pseudoLocale(language)?.direction ?? (isRightToLeft ? 'rtl' : 'ltr');
}
