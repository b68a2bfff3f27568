import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The characters of a first view, as `unicode-range` writes them in fonts.css: what the pages set, and of
 * ASCII what an address of mail may have beside it.
 */
export const firstViewRange =
  'U+20-22, U+25-29, U+2B-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A9, U+E9, U+2013, U+2019, U+201C-201D';

/** The characters of a range as `unicode-range` writes it. */
export function charactersOf(range: string): string {
  const parts = range.split(',').map((part) => {
    const [first = 0, last = first] = part.trim().slice(2).split('-').map(fromHex);
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  return parts.flat().join('');
}

const fromHex = (digits: string) => Number.parseInt(digits, 16);

/** The families whose first-view files lie in src/ui/fonts, and the weights that the site sets of each. */
const families = [
  { name: 'familjen-grotesk', wght: 600 },
  { name: 'figtree', wght: { min: 400, max: 500 } },
] as const;

/** Kerning and ligatures, which every text has, and the figures of one width that `tabular-nums` asks for. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/** Names for the weights between a font's own: a style sheet asks for weights by number. */
const dropTables = ['STAT'];

/** Each first-view file, and how it is cut from its package. */
export const firstViewFonts = families.map(({ name, wght }) => ({
  file: resolve(import.meta.dirname, `../../src/ui/fonts/${name}.woff2`),
  subset: () => {
    const whole = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const font = readFileSync(fileURLToPath(import.meta.resolve(whole)));
    return subsetFont(font, charactersOf(firstViewRange), {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
      dropTables,
    });
  },
}));
