import type { Drawn } from './mark.ts';

/** The labels of a page's copy: `old` for `plate.labels.old`. */
type LabelId<Copy> = Copy extends { readonly plate: { readonly labels: infer Labels } }
  ? Extract<keyof Labels, string>
  : never;

/**
 * An explanatory drawing in two compositions, for the sheets of `plate-sheets.ts`. `Copy` is the type of the
 * page's English copy: a label that it lacks does not compile.
 */
export interface Plate<
  Copy = { readonly plate: { readonly labels: Readonly<Record<string, string>> } },
> {
  readonly wide: readonly Drawn<LabelId<Copy>>[];
  readonly narrow: readonly Drawn<LabelId<Copy>>[];
}
