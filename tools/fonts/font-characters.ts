import { readCatalog } from '#build/catalog/read-catalog.ts';
import { catalogNames } from '#build/catalog/source-catalogs.ts';
import { company } from '#content/company.ts';
import { charactersOf, unicodeRange } from './unicode-range.ts';

/** The characters of Fontsource's Latin files, which have the languages of Western Europe. */
const latin =
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';

/** The ASCII characters that an address or an e-mail address may have, whatever the catalogs say. */
const ascii = 'U+20-22, U+25-29, U+2B-3B, U+3F-5A, U+5F, U+61-7A';

/** The characters of all sentences that pages show in the site's fonts, in the language of the site. */
const written = catalogNames(company.language)
  .flatMap((name) => Object.entries(readCatalog(company.language, name)))
  // Browsers and search engines show metadata in their own fonts.
  .flatMap(([id, text]) => (id.startsWith('meta.') ? [] : [...text]));

/** The characters of the catalogs that the font packages lack. */
export const missingCharacters = [...new Set(written)].filter(
  (character) => !charactersOf(latin).includes(character),
);

/** The characters of a first view, as a `unicode-range`. */
export const firstViewRange = unicodeRange(
  [...charactersOf(ascii), ...written].filter(
    (character) => !missingCharacters.includes(character),
  ),
);

/** The other characters of the packages' files, which load when a visitor types them. */
export const otherRange = unicodeRange(
  [...charactersOf(latin)].filter((character) => !charactersOf(firstViewRange).includes(character)),
);
