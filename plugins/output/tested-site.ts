import { settingsOfCommand, siteOf } from '#plugins/settings.ts';

/**
 * The site that a suite tests or a program measures: `--language es` or SITE_LANGUAGE=es chooses another language than
 * the default one. A build gets its language as a parameter.
 */
export const site = siteOf(settingsOfCommand());
