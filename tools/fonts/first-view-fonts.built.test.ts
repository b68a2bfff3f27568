import { expect, test } from 'vitest';
import { builtText, pageFile } from '#build/output/built-site.ts';
import { elements, parseHtml, texts } from '#build/output/html-tree.ts';
import { paths } from '#content/paths.ts';
import { charactersOf, firstViewRange } from './first-view-fonts.ts';

test.each([...paths, '/404'])('%s is set in the fonts of the first view alone', (path) => {
  const [body] = elements(parseHtml(builtText(pageFile(path))), 'body');
  const text = body ? texts(body).join('') : '';
  expect(text.length).toBeGreaterThan(500);
  const there = new Set(`${charactersOf(firstViewRange)}\n`);
  expect([...new Set(text)].filter((character) => !there.has(character))).toEqual([]);
});
