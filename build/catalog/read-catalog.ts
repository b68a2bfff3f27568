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

type Messages = Readonly<Record<string, string>>;

/** A catalog as it was compiled last, and what it was compiled from. */
interface Compiled {
  readonly source: string;
  readonly facts: Facts;
  readonly messages: Messages;
}

const compiled = new Map<string, Compiled>();

/**
 * Reads and compiles one catalog by its name (`home`, `services/gen-ai`). What is compiled is
 * remembered until the catalog's file or the facts change, at the longest until the process ends.
 */
export function readCatalog(language: string, name: string, facts: Facts): Messages {
  const source = readFileSync(join(catalogFolder(language), `${name}.json`), 'utf8');
  const key = `${language}/${name}`;
  const before = compiled.get(key);
  if (before?.source === source && before.facts === facts) return before.messages;
  const messages = compileCatalog(source, language, facts);
  compiled.set(key, { source, facts, messages });
  return messages;
}

function compileCatalog(source: string, language: string, facts: Facts): Messages {
  const written: Messages = JSON.parse(source);
  const transform = pseudoLocale(language)?.transform;
  return Object.fromEntries(
    Object.entries(written).map(([id, text]) => [
      id,
      compileMessage(text, language, facts, transform),
    ]),
  );
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
