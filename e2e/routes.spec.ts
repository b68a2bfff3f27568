import type { Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { expectHead } from './support/head.ts';
import { expect, test, waitForHydration } from './support/site-test.ts';
import { templatePaths } from './support/tested-pages.ts';
import { expectPage } from './support/visit.ts';

for (const { which, chosen, tag } of [
  { which: 'a page of each template', chosen: templatePaths, tag: [] },
  {
    which: 'every other page',
    chosen: paths.filter((path) => !templatePaths.includes(path)),
    tag: '@whole',
  },
]) {
  test(`hydration keeps the elements and the head of ${which}`, { tag }, async ({ page }) => {
    test.slow();
    await rememberPrerenderedNodes(page);
    for (const path of chosen) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await waitForHydration(page);
        await expectHead(page, path);
        await expectPage(page, path);
        expect.soft(await newNodes(page), path).toEqual([]);
      });
    }
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
