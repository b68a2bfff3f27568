import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The characters of a first view, as `unicode-range` in fonts.css has them: those of the pages, and the other
 * ASCII characters that an email address may have.
 */
export const firstViewRange =
  'U+20-22, U+25-29, U+2B-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A9, U+E9, U+2013, U+2019, U+201C-201D';

/** The characters of a `unicode-range`. */
export function charactersOf(range: string): string {
  const parts = range.split(',').map((part) => {
    const [first = 0, last = first] = part.trim().slice(2).split('-').map(fromHex);
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  return parts.flat().join('');
}

const fromHex = (digits: string) => Number.parseInt(digits, 16);

/** The families whose first-view files are in src/ui/fonts, and the weights that the site uses. */
const families = [
  { name: 'familjen-grotesk', wght: 600 },
  { name: 'figtree', wght: { min: 400, max: 500 } },
] as const;

/** Kerning, ligatures, and the figures of equal width for `tabular-nums`. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/** The table names weights; style sheets use numbers. */
const dropTables = ['STAT'];

/** Each first-view file, and a function that makes it from its package. */
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
