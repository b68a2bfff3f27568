import type { WorkingCopy } from './working-copy.ts';

/** A recipe of docs/recipes.md, as a program follows it. */
export interface Recipe {
  /** Its heading in the document. */
  readonly heading: string;
  /** The heading of another recipe that this recipe includes, if any. */
  readonly also?: string;
  /** The heading of the recipe to follow first, if any: it adds what this recipe removes. */
  readonly continues?: string;
  /** What is different from other uses of the same recipe. */
  readonly variant: string;
  /** Makes the changes that the recipe asks for by hand. */
  readonly perform: (copy: WorkingCopy) => void;
}
