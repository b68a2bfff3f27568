import { expect, test } from 'vitest';
import { paths } from '#content/paths.ts';
import { builtText, pageFile } from '../built-site.ts';
import { elements, parseHtml, texts } from '../html-tree.ts';
import { charactersOf, firstViewRange } from './first-view-fonts.ts';

test.each([...paths, '/404'])('%s is set in the fonts of the first view alone', (path) => {
  const [body] = elements(parseHtml(builtText(pageFile(path))), 'body');
  const text = body ? texts(body).join('') : '';
  expect(text.length).toBeGreaterThan(500);
  const there = new Set(`${charactersOf(firstViewRange)}\n`);
  expect([...new Set(text)].filter((character) => !there.has(character))).toEqual([]);
});
