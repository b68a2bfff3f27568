import { paths } from '#content/paths.ts';
import { expect, openHydrated, test } from './support/site-test.ts';

/** The weights in the font files of the first view (tools/fonts/first-view-fonts.ts). A browser replaces other weights. */
const includedWeights = [
  '"Familjen Grotesk Variable" 600',
  '"Figtree Variable" 400',
  '"Figtree Variable" 500',
];

test('every text has a weight that its font includes', { tag: '@whole' }, async ({ page }) => {
  test.slow();
  const found = new Set<string>();
  for (const path of paths) {
    await openHydrated(page, path);
    for (const weight of await page.evaluate(weights)) found.add(weight);
  }
  expect([...found].sort()).toEqual(includedWeights);
});

/** Runs in the page: the families of its texts, each with its weight. */
function weights(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.textContent?.trim()) continue;
    if (element.closest('script, noscript')) continue;
    const { fontFamily, fontWeight } = getComputedStyle(element);
    found.add(`${fontFamily.split(',')[0]} ${fontWeight}`);
  }
  return [...found];
}
