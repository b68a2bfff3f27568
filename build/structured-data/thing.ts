/** A Thing of the schema.org vocabulary, with its property names. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}

/** A reference to a thing that the page describes once. */
export interface Reference {
  readonly '@id': string;
}

type Value = string | number | Thing | Reference | readonly Value[];
