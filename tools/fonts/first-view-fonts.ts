import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Language } from '#content/languages.ts';
import { SOURCE_LANGUAGE } from '#plugins/copy/source-copy.ts';
import { site } from '#plugins/output/built-site.ts';
import { charactersOf, fontCharacters } from './font-characters.ts';

// `npm run renew -- fonts`: writes the first-view fonts, which have the characters of a language's copy, and a style
// sheet with their ranges to src/languages/<language>/fonts.

/** The families whose first-view fonts are in src/languages/<language>/fonts, and the weights that the site uses. */
const families = [
  { name: 'familjen-grotesk', wght: 600 },
  { name: 'figtree', wght: { min: 400, max: 500 } },
] as const;

/** Kerning, ligatures, and the figures of equal width for `tabular-nums`. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/** The table STAT holds names of weights, which no style sheet uses. */
const dropTables = ['STAT'];

const fileIn = (language: string, name: string) =>
  resolve(import.meta.dirname, '../../src/languages', language, 'fonts', name);

/** Each first-view font of a language, and a function that makes it from its package. */
export function firstViewFonts(language: Language) {
  return families.map(({ name, wght }) => ({
    name,
    file: fileIn(language, `${name}.woff2`),
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

/** The style sheet of the source language with the ranges of a language: of its first-view fonts, and of the packages' whole fonts. */
function styleSheet(language: Language): string {
  return readFileSync(fileIn(SOURCE_LANGUAGE, 'fonts.css'), 'utf8').replaceAll(
    /(src: url\("(\S+?)"\)[^}]*?unicode-range:)[^;]*;/g,
    (_match, start: string, source: string) => {
      const family = source.includes('figtree') ? 'figtree' : 'familjen-grotesk';
      const { firstView, others } = fontCharacters(language, family);
      return `${start}\n    ${source.startsWith('./') ? firstView : others};`;
    },
  );
}

if (import.meta.main) {
  const { language } = site;
  mkdirSync(fileIn(language, '.'), { recursive: true });
  for (const { file, make } of firstViewFonts(language)) writeFileSync(file, await make());
  writeFileSync(fileIn(language, 'fonts.css'), styleSheet(language));
}
