import { expect, test } from 'vitest';
import { stepsOf, unnamedAndUnchanged } from './recipe-steps.ts';

const document = `# Recipes

Text with \`src/other.ts\`.

## Bake

1. Copy \`src/flour/<id>.json\` and
   edit \`src/dough.ts\`.
2. Run \`npm run oven\`, then \`npm run plate\`.

A remark on \`src/sugar.ts\`.

## Wash

1. Edit \`src/dish.ts\`.
`;

test('the steps of a recipe are the numbered lines under its heading', () => {
  expect(stepsOf(document, 'Bake')).toEqual({
    files: ['src/flour/<id>.json', 'src/dough.ts'],
    scripts: ['oven', 'plate'],
  });
  expect(() => stepsOf(document, 'Fry')).toThrow(/Fry/);
});

test('a file that is not named, and a named file that did not change, are problems', () => {
  const named = ['src/flour/<id>.json', 'src/dough.ts', 'src/folder'];
  expect(
    unnamedAndUnchanged(named, ['src/flour/rye.json', 'src/dough.ts', 'src/folder/a.ts']),
  ).toEqual([]);
  expect(
    unnamedAndUnchanged(named, ['src/flour/rye.json', 'src/folder/a.ts', 'src/salt.ts']),
  ).toEqual([
    'src/salt.ts had to change, but the recipe does not name it',
    'the recipe names src/dough.ts, but it did not have to change',
  ]);
});
