/** What the schema.org vocabulary calls a thing, under its own property names. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}

/** Stands for a thing that is described once, elsewhere on the page. */
export interface Reference {
  readonly '@id': string;
}

type Value = string | number | Thing | Reference | readonly Value[];
