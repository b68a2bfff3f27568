import { join, resolve } from 'node:path';
import { pseudoLocale } from './pseudo-locale.ts';

/** The language that pseudo-locales rewrite, and with which the catalogs of other languages are compared. */
export const SOURCE_LANGUAGE = 'en';

/** The folder with a folder of catalogs for each language. */
export const catalogsFolder = resolve(import.meta.dirname, '../../src/catalog');

/** The folder of a language's catalogs. A pseudo-locale uses the catalogs of the source language. */
export function catalogFolder(language: string): string {
  return join(catalogsFolder, pseudoLocale(language) ? SOURCE_LANGUAGE : language);
}
