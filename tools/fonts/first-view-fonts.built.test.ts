import { expect, test } from 'vitest';
import { pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { builtText } from '#plugins/output/built-site.ts';
import { elements, parseHtml, texts } from '#plugins/output/html-tree.ts';
import { site } from '#plugins/output/tested-site.ts';
import { charactersOf, fontCharacters } from './font-characters.ts';

test.each(pageIds)('%s has only characters of the first-view fonts', (page) => {
  const [body] = elements(parseHtml(builtText(pageFile(page))), 'body');
  const text = body ? texts(body).join('') : '';
  expect(text.length).toBeGreaterThan(500);
  const { firstView } = fontCharacters(site.language, 'familjen-grotesk');
  const there = new Set(`${charactersOf(firstView)}\n`);
  expect([...new Set(text)].filter((character) => !there.has(character))).toEqual([]);
});
