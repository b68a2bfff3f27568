import { paths } from '#content/paths.ts';
import { liveRegion } from './support/announcements.ts';
import { nameOf, pageTexts } from './support/copy.ts';
import { headerLink } from './support/header-link.ts';
import { expect, openHydrated, openIdle, test } from './support/site-test.ts';

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

test('a change of page and its announcement request no other font', async ({ page }) => {
  await openIdle(page, '/');
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await headerLink(page, nameOf('/careers')).click();
  await expect(liveRegion(page)).toContainText(pageTexts('/careers').title);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([]);
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
