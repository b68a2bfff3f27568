import type { Page } from 'playwright/test';
import { notFoundCopy } from '#content/copy/pages.ts';
import { NOT_FOUND, NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { openEarly } from './early/late-scripts.ts';
import { copy, pageTexts, shell } from './support/copy.ts';
import { expectHead } from './support/head.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { testedSite } from './support/site-under-test.ts';
import { templatePaths, UNKNOWN_PATH } from './support/tested-pages.ts';
import { expectPage, followHeader } from './support/visit.ts';

// The first message is Chromium's for any 404, the second is specified (docs/specification.md, "2. Routes").
test.use({ provoked: { messages: [/status of 404/, /^404: no page at \/\S+$/] } });

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
    for (const path of chosen) {
      await test.step(path, async () => {
        const hydrate = await openEarly(page, path);
        const prerendered = await rememberPrerendered(page);
        await hydrate();
        await expectHead(page, path);
        await expectPage(page, path);
        expect.soft(await newNodes(prerendered), path).toEqual([]);
      });
    }
  });
}

test('links and head name the page in other languages', { tag: '@language' }, async ({ page }) => {
  // Those of a page's own document: plugins/pages/pages.built.test.ts.
  await openHydrated(page, '/about');
  await followHeader(page, '/careers');
  const others = testedSite.others.map(({ origin, language, name }) => [
    `${origin}/careers`,
    language,
    name,
  ]);
  const attributes = (links: Element[]) =>
    links.map((link) => [link.getAttribute('href'), link.getAttribute('lang'), link.textContent]);
  // First those of the mobile menu, then those of the footer.
  await expect
    .poll(() => page.locator('a[hreflang]').evaluateAll(attributes))
    .toEqual([...others, ...others]);
  await expectHead(page, '/careers');
  await page.setViewportSize({ width: 320, height: 720 });
  const footer = page.getByRole('contentinfo').locator('a[hreflang]');
  await expect(footer.filter({ visible: false })).toHaveCount(0);
  await page.getByRole('button', { name: shell().mobile.menu }).click();
  const menu = page.getByRole('navigation', { name: shell().mobile.menu }).locator('a[hreflang]');
  await expect(menu.filter({ visible: true })).toHaveCount(testedSite.others.length);
});

test('an unknown address answers 404, logs its path, and leads Home', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  for (const path of [
    ...['/services/nowhere', '/industry/nowhere', '/services/cloud-services/more'],
    ...['/Services', '/services/constructor', UNKNOWN_PATH],
  ]) {
    const response = await openHydrated(page, path);
    expect(response?.status(), path).toBe(404);
    await expectPage(page, NOT_FOUND);
    await expect(page).toHaveTitle(pageTexts(NOT_FOUND).title);
    await expect.poll(() => messages).toContain(`404: no page at ${path}`);
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // React keeps the address that the page was prerendered with.
  for (const { origin, language } of testedSite.others) {
    const links = page.locator(`a[hreflang=${language}]`);
    await expect(links.first()).toHaveAttribute('href', origin + NOT_FOUND_ADDRESS);
  }
  await page.getByRole('link', { name: copy(notFoundCopy).hero.action }).click();
  await expect(page).toHaveURL('/');
  await expectPage(page, '/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expectHead(page, '/');
});

/** The elements of the prerendered page, and what it has inside a `noscript`. */
function rememberPrerendered(page: Page) {
  return page.evaluateHandle(() => ({
    nodes: new Set(document.querySelectorAll('#root *')),
    withoutScript: Array.from(document.querySelectorAll('noscript'), (node) => node.textContent),
  }));
}

/** What the prerendered HTML lacks, except the film, which loads later, and drawings that it has inside a `noscript`. */
function newNodes(prerendered: Awaited<ReturnType<typeof rememberPrerendered>>): Promise<string[]> {
  return prerendered.evaluate(({ nodes, withoutScript }) => {
    const isLate = (element: Element) =>
      element.closest('video, .film-controls, .office-time') ||
      withoutScript.join().includes(element.closest('.drawing')?.outerHTML ?? element.outerHTML);
    return Array.from(document.querySelectorAll('#root *'))
      .filter((element) => !nodes.has(element) && !isLate(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
