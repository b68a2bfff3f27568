import { defaultLanguage, type Language } from '#content/languages.ts';

/** The folder of the built site in a language, from the root of the repository. */
export function siteFolder(language: Language): string {
  return language === defaultLanguage ? 'dist' : `dist-${language}`;
}
