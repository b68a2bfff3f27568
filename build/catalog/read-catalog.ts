import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFolder } from './catalog-folder.ts';
import { compileMessage, type Facts } from './compile.ts';
import { factsOf } from './facts.ts';
import { pseudoLocale } from './pseudo-locale.ts';

type Messages = Readonly<Record<string, string>>;

/** The last compiled messages of a catalog, with the source and the facts that they were compiled from. */
interface Compiled {
  readonly source: string;
  readonly facts: Facts;
  readonly messages: Messages;
}

const compiled = new Map<string, Compiled>();

/**
 * Reads and compiles one catalog by its name (`home`, `services/gen-ai`). An error names the file and the
 * message. The result is cached in memory until the catalog's file or the facts change.
 */
export function readCatalog(
  language: string,
  name: string,
  facts: Facts = factsOf(language),
): Messages {
  const source = readFileSync(join(catalogFolder(language), `${name}.json`), 'utf8');
  const key = `${language}/${name}`;
  const cached = compiled.get(key);
  if (cached?.source === source && cached.facts === facts) return cached.messages;
  const messages = compileCatalog(source, key, facts);
  compiled.set(key, { source, facts, messages });
  return messages;
}

function compileCatalog(source: string, key: string, facts: Facts): Messages {
  const [language = ''] = key.split('/');
  const sources: Messages = JSON.parse(source);
  const transform = pseudoLocale(language)?.transform;
  const compile = (id: string, text: string) => {
    try {
      return compileMessage(text, language, facts, transform);
    } catch (cause) {
      throw new Error(`src/catalog/${key}.json: the message ${id} does not compile`, { cause });
    }
  };
  return Object.fromEntries(
    Object.entries(sources).map(([id, text]) => [id, compile(id, text)] as const),
  );
}

/** Returns the message with this id; throws where it is missing. */
export type CatalogText<Id extends string> = (id: Id) => string;

/** One catalog's messages, for files that the build writes itself, such as the web manifest. */
export function catalogText<Id extends string>(language: string, name: string): CatalogText<Id> {
  const messages = readCatalog(language, name);
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`the catalog ${name} has no message ${id}`);
    return message;
  };
}
