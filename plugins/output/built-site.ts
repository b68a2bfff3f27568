import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { siteFolder } from '#deploy/options.ts';
import { settingsOfCommand, siteOf } from '#plugins/settings.ts';

/**
 * The site that a suite tests or a program measures: `--language es` or SITE_LANGUAGE=es chooses another language than
 * the default one. A build gets its language as a parameter.
 */
export const site = siteOf(settingsOfCommand('other'));

/** The folder of the built site, in the language of this process. */
export const builtFolder = resolve(import.meta.dirname, '../..', siteFolder(site.language));

/** A built file's text. */
export const builtText = (file: string) => readFileSync(join(builtFolder, file), 'utf8');

/** The built file that a host serves at an address: the file of a page, or the file of that name. */
export function servedFile(pathname: string): string {
  const page = paths.find((path) => path === pathname);
  return page ? pageFile(page) : pathname.slice(1);
}
