import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { companyFacts } from './company-facts.ts';
import { compileMessage, type Facts } from './compile.ts';
import { pseudoLocale } from './pseudo-locale.ts';

const SOURCE_LANGUAGE = 'en';
const folder = resolve(import.meta.dirname, '../../src/catalog');

/** The folder of a language's catalogs. A pseudo-locale uses the catalogs of the source language. */
export function catalogFolder(language: string): string {
  return join(folder, pseudoLocale(language) ? SOURCE_LANGUAGE : language);
}

type Messages = Readonly<Record<string, string>>;

/** The last compiled messages of a catalog, with the source and the facts that they were compiled from. */
interface Compiled {
  readonly source: string;
  readonly facts: Facts;
  readonly messages: Messages;
}

const compiled = new Map<string, Compiled>();

/**
 * Reads and compiles one catalog by its name (`home`, `services/gen-ai`). The result is cached in
 * memory until the catalog's file or the facts change.
 */
export function readCatalog(language: string, name: string, facts: Facts): Messages {
  const source = readFileSync(join(catalogFolder(language), `${name}.json`), 'utf8');
  const key = `${language}/${name}`;
  const cached = compiled.get(key);
  if (cached?.source === source && cached.facts === facts) return cached.messages;
  const messages = compileCatalog(source, language, facts);
  compiled.set(key, { source, facts, messages });
  return messages;
}

function compileCatalog(source: string, language: string, facts: Facts): Messages {
  const sources: Messages = JSON.parse(source);
  const transform = pseudoLocale(language)?.transform;
  return Object.fromEntries(
    Object.entries(sources).map(([id, text]) => [
      id,
      compileMessage(text, language, facts, transform),
    ]),
  );
}

/** Returns the message with this id; throws where it is missing. */
export type CatalogText<Id extends string> = (id: Id) => string;

/** One catalog's messages, for files that the build writes itself, such as the web manifest. */
export function catalogText<Id extends string>(language: string, name: string): CatalogText<Id> {
  const messages = readCatalog(language, name, companyFacts);
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`the catalog ${name} has no message ${id}`);
    return message;
  };
}
