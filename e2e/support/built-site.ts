import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '#content/languages.ts';
import { pageFile } from '#content/page-names.ts';
import { siteFolder } from '#deploy/options.ts';

/** The folder of the built site in a language, which may not be built yet. */
export const builtSite = (language: Language) =>
  resolve(import.meta.dirname, '../..', siteFolder(language));

/** Whether the site is built in a language: `npm run build` builds one language only. */
export const isBuilt = (language: Language) => existsSync(join(builtSite(language), pageFile('/')));
