import { copyFiles } from '#content/copy/files.ts';
import { type Language, siteIn } from '#content/languages.ts';
import { formatCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn } from '#plugins/copy/source-copy.ts';

/** The characters of Fontsource's Latin files, which have the languages of Western Europe. */
const latin =
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';

/** The ASCII characters that an address or an e-mail address may have, whatever the copy says. */
const ascii = 'U+20-22, U+25-29, U+2B-3B, U+3F-5A, U+5F, U+61-7A';

/** The site's font families, by their packages. */
type Family = 'familjen-grotesk' | 'figtree';

/**
 * The characters of a family's fonts in a language, from the sentences of its copy: those that the packages lack, those of a
 * first view as a `unicode-range`, and the others of the packages' files, which load when a visitor types them.
 */
export function fontCharacters(language: Language, family: Family) {
  const written = [...sentences(language)];
  // The links to other languages are in this one.
  if (family === 'familjen-grotesk') {
    written.push(...siteIn(language).others.flatMap(({ name }) => [...name]));
  }
  const available = charactersOf(latin);
  const missing = [...new Set(written)].filter((character) => !available.includes(character));
  const firstView = unicodeRange(
    [...charactersOf(ascii), ...written].filter((character) => !missing.includes(character)),
  );
  const others = unicodeRange(
    [...available].filter((character) => !charactersOf(firstView).includes(character)),
  );
  return { missing, firstView, others };
}

/** The characters of all sentences that pages show in the site's fonts. */
function sentences(language: Language): readonly string[] {
  return (
    copyFiles
      .flatMap(({ file }) => messagesIn(formatCopy(file, language)))
      // Browsers and search engines show metadata in their own fonts.
      .flatMap(([id, text]) => (id.startsWith('meta.') ? [] : [...text]))
  );
}

// The CSS descriptor `unicode-range`, such as `U+20-22, U+E9`.

/** The characters of a range, in the order of their code points. */
export function charactersOf(range: string): string {
  const parts = range.split(',').map((part) => {
    const [first = 0, last = first] = part.trim().slice(2).split('-').map(fromHex);
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  return parts.flat().join('');
}

/** The range with these characters. */
export function unicodeRange(characters: Iterable<string>): string {
  const points = Array.from(new Set(characters), (character) => character.codePointAt(0) ?? 0);
  const runs: { first: number; last: number }[] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs
    .map(({ first, last }) => `U+${toHex(first)}${last > first ? `-${toHex(last)}` : ''}`)
    .join(', ');
}

const fromHex = (digits: string) => Number.parseInt(digits, 16);
const toHex = (point: number) => point.toString(16).toUpperCase();
