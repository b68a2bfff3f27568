import type { Thing as AnyThing } from 'schema-dts';

/**
 * A thing of the schema.org vocabulary. The types of schema-dts are made from the definitions that schema.org
 * publishes: a type or a property that is unknown there does not compile.
 */
export type Thing = Exclude<AnyThing, string>;
