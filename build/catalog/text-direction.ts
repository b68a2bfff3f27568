import { pseudoLocale } from './pseudo-locale.ts';

const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The writing direction of a language, for the `dir` of its pages and of the web manifest. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const isRightToLeft = rightToLeft.includes(new Intl.Locale(language).language);
  return pseudoLocale(language)?.direction ?? (isRightToLeft ? 'rtl' : 'ltr');
}
