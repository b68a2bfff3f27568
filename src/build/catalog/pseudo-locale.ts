import type { Transform } from './compile.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = Array.from('ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ');

/** Every letter accented: whatever is still plain on a page did not come from the catalog. */
const accents: Transform = (text) =>
  Array.from(text, (letter) => accented[plain.indexOf(letter)] ?? letter).join('');

/** The pseudo-locales by language tag; `vite build --mode en-XA` takes one. */
export const pseudoLocales: Readonly<Record<string, Transform>> = { 'en-XA': accents };
