import { expect, test } from 'vitest';
import { builtPages } from '#plugins/output/built-pages.ts';
import { site } from '#plugins/output/built-site.ts';
import { texts } from '#plugins/output/html-tree.ts';
import { charactersOf, fontCharacters } from './font-characters.ts';

test('every page has only characters of the first-view fonts', () => {
  const { firstView } = fontCharacters(site.language, 'familjen-grotesk');
  const there = new Set(`${charactersOf(firstView)}\n`);
  for (const { id, all } of builtPages) {
    const text = all('body').flatMap(texts).join('');
    expect.soft(text.length, id).toBeGreaterThan(500);
    const others = [...new Set(text)].filter((character) => !there.has(character));
    expect.soft(others, id).toEqual([]);
  }
});
