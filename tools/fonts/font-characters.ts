import { formatCopy } from '#build/copy/read-copy.ts';
import { messagesIn } from '#build/copy/source-copy.ts';
import { copyFiles } from '#content/copy/files.ts';
import { type Language, siteIn } from '#content/languages.ts';
import { charactersOf, unicodeRange } from './unicode-range.ts';

/** The characters of Fontsource's Latin files, which have the languages of Western Europe. */
const latin =
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';

/** The ASCII characters that an address or an e-mail address may have, whatever the copy says. */
const ascii = 'U+20-22, U+25-29, U+2B-3B, U+3F-5A, U+5F, U+61-7A';

/** The site's font families, by their packages. The links to other languages are in the first one. */
export type Family = 'familjen-grotesk' | 'figtree';

/** The characters of a family's fonts in a language. */
interface FontCharacters {
  /** The characters of the copy that the font packages lack. */
  readonly missing: readonly string[];
  /** The characters of a first view, as a `unicode-range`. */
  readonly firstView: string;
  /** The other characters of the packages' files, which load when a visitor types them. */
  readonly others: string;
}

/** The characters of a family's fonts in a language, from the sentences of its copy. */
export function fontCharacters(language: Language, family: Family): FontCharacters {
  const written = [
    ...sentences(language),
    ...(family === 'familjen-grotesk' ? otherLanguages(language) : []),
  ];
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

/** The characters of the names of the other languages. */
function otherLanguages(language: Language): readonly string[] {
  return siteIn(language).others.flatMap(({ name }) => [...name]);
}
