import type { Transform } from './format-message.ts';

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
 * Artificial languages that show whether pages are ready for translation, for `npm run build -- --language en-XA`: accents show
 * text that is not from the copy, length shows text that does not fit, direction shows layouts that need left to right.
 */
const pseudoLocales: ReadonlyMap<string, Transform> = new Map([
  ['en-XA', accent],
  ['en-XL', lengthen],
  ['en-XB', reverse],
]);

/** How the pseudo-locale with this tag changes texts, if there is one. */
export const pseudoLocale = (language: string) => pseudoLocales.get(language);

/** The writing direction of a language, for the `dir` of its pages and of the web manifest. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return language === 'en-XB'
    ? 'rtl'
    : (new Intl.Locale(language).getTextInfo().direction ?? 'ltr');
}
