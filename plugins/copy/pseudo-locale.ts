import type { Transform } from './format-message.ts';

/** An artificial language that shows whether pages are ready for translation. */
interface PseudoLocale {
  readonly transform: Transform;
  readonly direction: 'ltr' | 'rtl';
}

const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accentedLetters = Array.from('ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ');

const accent: Transform = (text) =>
  Array.from(text, (letter) => accentedLetters[plainLetters.indexOf(letter)] ?? letter).join('');

/** Makes a text two fifths longer, like German, by repeating its start at its end. */
const lengthen: Transform = (text) =>
  /\p{L}/u.test(text) ? `${text} ${text.slice(0, Math.ceil(text.length * 0.4))}` : text;

/** Puts every word between Unicode control characters that write it from right to left. */
const reverse: Transform = (text) => text.replace(/\S+/g, '\u202e$&\u202c');

/**
 * The pseudo-locales by language tag, for `npm run build -- --language en-XA`. Accents show text that is not from
 * the copy, length shows text that does not fit, direction shows layouts that need left to right.
 */
const pseudoLocales: ReadonlyMap<string, PseudoLocale> = new Map([
  ['en-XA', { transform: accent, direction: 'ltr' }],
  ['en-XL', { transform: lengthen, direction: 'ltr' }],
  ['en-XB', { transform: reverse, direction: 'rtl' }],
]);

/** The pseudo-locale with this language tag, if there is one. */
export const pseudoLocale = (language: string) => pseudoLocales.get(language);

const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The writing direction of a language, for the `dir` of its pages and of the web manifest. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const isRightToLeft = rightToLeft.includes(new Intl.Locale(language).language);
  return pseudoLocale(language)?.direction ?? (isRightToLeft ? 'rtl' : 'ltr');
}
