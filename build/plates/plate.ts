import type { Drawn } from './mark.ts';

/** The labels of a catalog: `old` for the message `plate.labels.old`. */
type LabelId<Messages> = keyof Messages extends infer Id
  ? Id extends `plate.labels.${infer Name}`
    ? Name
    : never
  : never;

/**
 * An explanatory drawing in two compositions, for the sheets of `plate-sheets.ts`. `Messages` is the type of the
 * page's catalog: a label that the catalog lacks does not compile.
 */
export interface Plate<Messages = Readonly<Record<`plate.labels.${string}`, string>>> {
  readonly wide: readonly Drawn<LabelId<Messages>>[];
  readonly narrow: readonly Drawn<LabelId<Messages>>[];
}
