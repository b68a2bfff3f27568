import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Language, type Site, siteIn } from '#content/languages.ts';
import { pageFile } from '#content/page-names.ts';
import { siteFolder } from '#deploy/options.ts';
import { site } from '#plugins/output/built-site.ts';

/** A worker process of Playwright tests one language; programs without Playwright test that of the process. */
let tested: Site | null = process.env['TEST_WORKER_INDEX'] === undefined ? site : null;

/** Chooses the language of this worker process (site-test.ts). */
export function testLanguage(language: Language): void {
  tested = siteIn(language);
}

/**
 * The site that the tests expect. Call this in a test: while Playwright loads a file, it has not chosen the
 * language yet. Throws then, because the texts of another language would be expected.
 */
export function siteUnderTest(): Site {
  if (tested === null)
    throw new Error('the language is known in tests only, not when a file loads');
  return tested;
}

/** The folder of the built site in a language, which may not be built yet. */
export const builtSite = (language: Language) =>
  resolve(import.meta.dirname, '../..', siteFolder(language));

/** Whether the site is built in a language: `npm run build` builds one language only. */
export const isBuilt = (language: Language) => existsSync(join(builtSite(language), pageFile('/')));
