import type { WorkingCopy } from './working-copy.ts';

/** A recipe of docs/recipes.md, as a program follows it. */
export interface Recipe {
  /** Its heading in the document. */
  readonly heading: string;
  /** The heading of a recipe that this one includes, unless it includes no other. */
  readonly also?: string;
  /** What is different from other uses of the same recipe. */
  readonly variant: string;
  /** Makes the changes that the recipe asks for by hand. */
  readonly perform: (copy: WorkingCopy) => void;
}
