import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSections, sharedSections } from './chunks.ts';
import { misplacedSections } from './code-splitting.ts';

test('every section is listed once, as shared or as a section of few pages', () => {
  const files = readdirSync('src/sections').filter((file) => file.endsWith('.tsx'));
  const listed = [...sharedSections, ...pageSections].map((name) => `${name}.tsx`);
  expect(listed.sort()).toEqual(files.sort());
});

test('a section of few pages in a shared chunk is found', () => {
  const files = ['src/sections/Excellence.tsx', 'src/sections/Steps.tsx', 'src/ui/Icon.tsx'];
  expect(misplacedSections(files)).toEqual(['src/sections/Steps.tsx']);
});
