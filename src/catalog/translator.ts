import type { Catalog } from './message.ts';

/** Returns the text of a message. */
export type Translator<Id extends string> = (id: Id) => string;

/** Creates the translator of one catalog. An id that the catalog lacks does not compile. */
export function translator<Id extends string>(catalog: Catalog<Id>): Translator<Id> {
  return (id) => catalog[id];
}
