import type { Transform } from './compile.ts';

/** A language nobody speaks, to see whether a page is ready for one that somebody does. */
interface PseudoLocale {
  readonly transform: Transform;
  readonly direction: 'ltr' | 'rtl';
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = Array.from('ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ');

const accent: Transform = (text) =>
  Array.from(text, (letter) => accented[plain.indexOf(letter)] ?? letter).join('');

/** Two fifths longer, as German is: the text goes on with its own beginning. */
const lengthen: Transform = (text) =>
  /\p{L}/u.test(text) ? `${text} ${text.slice(0, Math.ceil(text.length * 0.4))}` : text;

/** Every word written from right to left, between the marks that say so. */
const reverse: Transform = (text) => text.replace(/\S+/g, '\u202e$&\u202c');

/**
 * The pseudo-locales by language tag; `vite build --mode en-XA` takes one. Accents show what did
 * not come from the catalog, length what does not wrap, direction what is tied to the left.
 */
const pseudoLocales = {
  'en-XA': { transform: accent, direction: 'ltr' },
  'en-XL': { transform: lengthen, direction: 'ltr' },
  'en-XB': { transform: reverse, direction: 'rtl' },
} as const satisfies Record<string, PseudoLocale>;

/** The pseudo-locale of a language tag, if it is one. */
export function pseudoLocale(language: string): PseudoLocale | undefined {
  return isPseudoLocale(language) ? pseudoLocales[language] : undefined;
}

function isPseudoLocale(language: string): language is keyof typeof pseudoLocales {
  return Object.hasOwn(pseudoLocales, language);
}
