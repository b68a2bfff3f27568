import { keysOf } from './keys-of.ts';

interface LanguageFacts {
  /** Its own name for itself, for the links between the languages. */
  readonly name: string;
  /** The origin of the published site in this language, for canonical links and share tags. */
  readonly origin: string;
  /** The language with a territory, as `og:locale` requires. */
  readonly socialLocale: string;
}

/**
 * The languages of the site by their tags. A tag is also the name of the folder with its copy. Each
 * language is the whole site at an origin of its own, because the addresses of the pages are fixed.
 */
const languages = {
  en: { name: 'English', origin: 'https://datumline.example', socialLocale: 'en_US' },
  es: { name: 'Español', origin: 'https://es.datumline.example', socialLocale: 'es_LA' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** The language of commands without `--language`, and the one for visitors with any other language (`x-default`). */
export const defaultLanguage: Language = 'en';

export const siteLanguages = keysOf(languages);

/** The site in one language. */
export interface Site extends LanguageFacts {
  readonly language: Language;
  readonly others: readonly (LanguageFacts & { readonly language: Language })[];
  /** The origin of each language by its `hreflang`; no entries if the site has one language. */
  readonly origins: readonly (readonly [hrefLang: Language | 'x-default', origin: string])[];
}

/** The site in a language, with its links to the other languages. */
export function siteIn(language: Language): Site {
  // The type annotation is needed for a site with one language: without it, TypeScript infers an empty list
  // and refuses the spread below.
  const others: readonly Language[] = siteLanguages.filter((other) => other !== language);
  const origins = siteLanguages.map((each) => [each, languages[each].origin] as const);
  return {
    language,
    ...languages[language],
    others: others.map((other) => ({ language: other, ...languages[other] })),
    origins:
      others.length === 0
        ? []
        : [...origins, ['x-default', languages[defaultLanguage].origin] as const],
  };
}

/** The language with this tag. Throws a printable error if the site has no such language. */
export function languageNamed(tag: string): Language {
  const language = siteLanguages.find((known) => known === tag);
  if (language) return language;
  throw new Error(`the site has no language '${tag}', only ${siteLanguages.join(' and ')}`);
}
