import type { Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { pageTexts } from './support/copy.ts';
import { expectHead } from './support/expect-head.ts';
import { expect, test, waitForHydration } from './support/site-test.ts';

for (const path of paths) {
  test(`the HTML of ${path} is complete, and hydration keeps its elements`, async ({ page }) => {
    await rememberPrerenderedNodes(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    await expectHead(page, path);
    await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
    expect(await newNodes(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Without JavaScript a page keeps nothing of the page before it, so one window opens all pages.
  test('every page is readable', { tag: '@language' }, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectHead(page, path);
        await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('footer')).toBeVisible();
      });
    }
  });
});

/** Marks every element of the page before any of our code runs. */
async function rememberPrerenderedNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nodes = new WeakSet<Element>();
    Object.assign(window, { prerenderedNodes: nodes });
    document.addEventListener(
      'readystatechange',
      () => {
        for (const element of document.querySelectorAll('#root *')) nodes.add(element);
        const withoutScript = Array.from(
          document.querySelectorAll('noscript'),
          (node) => node.textContent,
        );
        Object.assign(window, { withoutScript });
      },
      { once: true },
    );
  });
}

/**
 * The elements that the prerendered HTML lacks, except the film and the plate, which load after hydration, and
 * drawings that the HTML has inside a `noscript`.
 */
async function newNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nodes: unknown = Reflect.get(window, 'prerenderedNodes');
    if (!(nodes instanceof WeakSet)) throw new Error('no nodes were remembered');
    const withoutScript: unknown = Reflect.get(window, 'withoutScript');
    const isLate = (element: Element) =>
      element.closest('video, .film-controls, .plate svg') ||
      String(withoutScript).includes(element.closest('.drawing')?.outerHTML ?? element.outerHTML);
    return Array.from(document.querySelectorAll('#root *'))
      .filter((element) => !nodes.has(element) && !isLate(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
