import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Language } from '#content/languages.ts';
import { charactersOf, fontCharacters } from './font-characters.ts';

/** The families whose first-view fonts are in src/languages/<language>/fonts, and the weights that the site uses. */
const families = [
  { name: 'familjen-grotesk', wght: 600 },
  { name: 'figtree', wght: { min: 400, max: 500 } },
] as const;

/** Kerning, ligatures, and the figures of equal width for `tabular-nums`. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/** The table STAT holds names of weights, which no style sheet uses. */
const dropTables = ['STAT'];

/** The folder with the first-view fonts of a language. */
export function firstViewFontsFolder(language: string): string {
  return resolve(import.meta.dirname, '../../src/languages', language, 'fonts');
}

/** Each first-view font of a language, and a function that makes it from its package. */
export function firstViewFonts(language: Language) {
  return families.map(({ name, wght }) => ({
    name,
    file: resolve(firstViewFontsFolder(language), `${name}.woff2`),
    make: () => {
      const whole = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
      const font = readFileSync(fileURLToPath(import.meta.resolve(whole)));
      return subsetFont(font, charactersOf(fontCharacters(language, name).firstView), {
        targetFormat: 'woff2',
        variationAxes: { wght },
        keepFeatures,
        dropTables,
      });
    },
  }));
}
