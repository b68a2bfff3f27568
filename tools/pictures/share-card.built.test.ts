import { expect, test } from 'vitest';
import { builtText } from '#build/output/built-site.ts';
import { attribute, elements, parseHtml } from '#build/output/html-tree.ts';
import { site } from '#build/output/tested-site.ts';
import { pageFile } from '#content/page-names.ts';
import { shareCards } from './share-card.ts';

// Home's hero shows the film and no drawing.
const cards = shareCards(site.language).filter(({ path }) => path !== '/');

test.each(cards)('the share card of $path has the drawing and accent of its hero', (card) => {
  const [index] = elements(parseHtml(builtText(pageFile(card.path))), 'main')
    .flatMap((main) => elements(main, 'use'))
    .filter((use) => attribute(use, 'href')?.endsWith('#index'));
  if (!index) throw new Error('the page shows no drawing');
  expect(attribute(index, 'href')).toBe(`/drawings/${card.drawing}.svg#index`);
  expect(attribute(index, 'class')?.split(' ')).toContain(`stroke-${card.accent}`);
});
