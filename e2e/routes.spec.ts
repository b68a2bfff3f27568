import type { Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { expectHead } from './support/expect-head.ts';
import { pageTexts } from './support/page-texts.ts';
import { expect, test, waitForHydration } from './support/site-test.ts';

for (const path of paths) {
  test(`${path} is whole in its HTML and hydrates with the same nodes`, async ({ page }) => {
    await rememberPrerenderedNodes(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    await expectHead(page, path);
    await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
    expect(await newNodes(page)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} reads`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expectHead(page, path);
      await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
    });
  });
}

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
 * The elements that were not in the HTML as it came, but for the film, which waits for its page's code,
 * and drawings that came in a noscript and wait for their turn.
 */
async function newNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nodes: unknown = Reflect.get(window, 'prerenderedNodes');
    if (!(nodes instanceof WeakSet)) throw new Error('no nodes were remembered');
    const withoutScript: unknown = Reflect.get(window, 'withoutScript');
    const isLate = (element: Element) =>
      element.closest('video, .film-controls') ||
      String(withoutScript).includes(element.closest('.drawing')?.outerHTML ?? element.outerHTML);
    return Array.from(document.querySelectorAll('#root *'))
      .filter((element) => !nodes.has(element) && !isLate(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
