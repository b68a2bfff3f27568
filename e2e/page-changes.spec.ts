import type { Page } from 'playwright/test';
import { interceptModule } from './faults/intercept-module.ts';
import { nameOf, pageTexts } from './support/copy.ts';
import { expect, openHydrated, openIdle, test } from './support/site-test.ts';
import { templatePaths } from './support/tested-pages.ts';
import { expectPage, followHeader, headerLink, liveRegion } from './support/visit.ts';
import { waitForFrames } from './support/waiting.ts';

const progress = (page: Page) => page.locator('.page-progress');

/** Delays the sentences of About until the result is called, which waits until they have come. */
async function delayAbout(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await interceptModule(page, 'sentences', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    const loaded = page.waitForEvent('requestfinished', (request) =>
      /\/assets\/about-.*\.js$/.test(request.url()),
    );
    resolve();
    await loaded;
  };
}

test('an idle page has loaded the code and the fonts of every page', async ({ page }) => {
  await openIdle(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) requests.push(request.url());
  });
  for (const path of templatePaths.slice(1)) {
    // The router handles pushState like a press; not every page has a link to every other page.
    await page.evaluate((to) => window.history.pushState(null, '', to), path);
    await expectPage(page, path);
  }
  await expect(liveRegion(page)).toContainText(pageTexts('/privacy').title);
  await page.evaluate(() => document.fonts.ready);
  expect(requests).toEqual([]);
});

test('a slow change of page shows a progress bar and busy content', async ({ page }) => {
  const release = await delayAbout(page);
  await openHydrated(page, '/careers');
  await headerLink(page, nameOf('/about')).click();
  await expect(progress(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/careers');
  await expectPage(page, '/careers');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await release();
  await expectPage(page, '/about');
  await expect(page).toHaveURL('/about');
  await expect(progress(page)).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

test('the last press decides, even if an earlier page loads later', async ({ page }) => {
  const release = await delayAbout(page);
  await openHydrated(page, '/contact');
  await test.step('a press of the link to the current page', async () => {
    await headerLink(page, nameOf('/about')).click();
    await expect(progress(page)).toBeVisible();
    await headerLink(page, nameOf('/contact')).click();
    await expect(progress(page)).toHaveCount(0);
  });
  await test.step('a press of another link', async () => {
    await headerLink(page, nameOf('/about')).click();
    await expect(progress(page)).toBeVisible();
    await followHeader(page, '/careers');
    await expect(progress(page)).toHaveCount(0);
  });
  await release();
  await waitForFrames(page);
  await expectPage(page, '/careers');
  await page.goBack();
  await expectPage(page, '/contact');
  await expect(page).toHaveURL('/contact');
});
