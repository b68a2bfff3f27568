import { parseArgs } from 'node:util';
import { defaultLanguage, languageNamed, siteIn } from '#content/languages.ts';

/** The value of `--language` on the command line of this process, if it has one. */
function languageOption(): string | undefined {
  const { values } = parseArgs({ options: { language: { type: 'string' } }, strict: false });
  return typeof values.language === 'string' ? values.language : undefined;
}

/**
 * The site in the language that this process builds, measures or tests: `--language es`, else the environment
 * variable SITE_LANGUAGE, else the default language. Pages read the same facts from `virtual:site`.
 */
export const site = siteIn(
  languageNamed(languageOption() ?? process.env['SITE_LANGUAGE'] ?? defaultLanguage),
);
