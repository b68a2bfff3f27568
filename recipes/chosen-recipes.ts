import type { Recipe } from './recipe.ts';

/** The recipes with these words in their heading or variant, and the recipes that they continue, in the given order. */
export function chosenRecipes(recipes: readonly Recipe[], words: string): Recipe[] {
  const named = recipes.filter(({ heading, variant }) =>
    `${heading} ${variant}`.toLowerCase().includes(words.toLowerCase()),
  );
  const continued = named.map(({ continues }) => continues);
  return recipes.filter((recipe) => named.includes(recipe) || continued.includes(recipe.heading));
}
