import type { Catalog } from './message.ts';

/** A message as text. */
export type Translator<Id extends string> = (id: Id) => string;

/** Reads one page's catalog; an id that it lacks does not compile. */
export function translator<Id extends string>(catalog: Catalog<Id>): Translator<Id> {
  return (id) => catalog[id];
}
