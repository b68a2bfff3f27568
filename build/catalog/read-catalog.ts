import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { companyFacts } from './company-facts.ts';
import { compileMessage, type Facts } from './compile.ts';
import { pseudoLocale } from './pseudo-locale.ts';

const SOURCE_LANGUAGE = 'en';
const folder = resolve(import.meta.dirname, '../../src/catalog');

/** Where a language's catalogs stand; a pseudo-locale is made from the source language's. */
export function catalogFolder(language: string): string {
  return join(folder, pseudoLocale(language) ? SOURCE_LANGUAGE : language);
}

/** Reads and compiles one catalog by its name (`home`, `services/gen-ai`). */
export function readCatalog(
  language: string,
  name: string,
  facts: Facts,
): Readonly<Record<string, string>> {
  const file = join(catalogFolder(language), `${name}.json`);
  const messages: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  const transform = pseudoLocale(language)?.transform;
  const compiled = Object.entries(messages).map(
    ([id, text]) => [id, compileMessage(text, language, facts, transform)] as const,
  );
  return Object.fromEntries(compiled);
}

/** Looks up a message. */
export type CatalogText<Id extends string> = (id: Id) => string;

/** One catalog's messages, for what the build writes itself. */
export function catalogText<Id extends string>(language: string, name: string): CatalogText<Id> {
  const messages = readCatalog(language, name, companyFacts);
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`the catalog ${name} has no message ${id}`);
    return message;
  };
}
