import { expect, test } from 'vitest';
import { chosenRecipes } from './chosen-recipes.ts';
import { pageRecipes } from './pages.ts';

const headings = (words: string) => chosenRecipes(pageRecipes, words).map(({ heading }) => heading);

test('words choose the recipes that have them in heading or variant', () => {
  expect(headings('add a SERVICE')).toEqual(['Add a service']);
  expect(headings('detailed')).toEqual(['Add an industry', 'Remove an industry']);
  expect(headings('')).toEqual(pageRecipes.map(({ heading }) => heading));
});

test('a recipe that continues another is followed after it', () => {
  expect(headings('remove a unique page')).toEqual(['Add a unique page', 'Remove a unique page']);
});
