import type { Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { interceptModule } from './faults/intercept-module.ts';
import { nameOf, pageTexts } from './support/copy.ts';
import { headerLink } from './support/header-link.ts';
import { expect, openHydrated, openIdle, test, waitForIdle } from './support/site-test.ts';
import { waitForFrames } from './support/wait-for-frames.ts';

const progress = (page: Page) => page.locator('.page-progress');

/** Delays the sentences of About until the result is called. */
async function delayAbout(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await interceptModule(page, 'sentences', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an idle page has loaded every page before its link is pressed', async ({ page }) => {
  await openIdle(page, '/');
  await page.route('**/*.js', (route) => route.abort());
  for (const path of paths.slice(1)) {
    // The router handles pushState like a press; not every page has a link to every other page.
    await page.evaluate((to) => window.history.pushState(null, '', to), path);
    await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
  }
});

test('a slow change of page shows a progress bar and busy main content', async ({ page }) => {
  const release = await delayAbout(page);
  await openHydrated(page, '/careers');
  await headerLink(page, nameOf('/about')).click();
  await expect(progress(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  release();
  await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
  await expect(page).toHaveURL('/about');
  await expect(progress(page)).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

test('after two presses the second page is shown, even if the first page loads later', async ({
  page,
}) => {
  const release = await delayAbout(page);
  await openHydrated(page, '/contact');
  await headerLink(page, nameOf('/about')).click();
  await expect(progress(page)).toBeVisible();
  await headerLink(page, nameOf('/careers')).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await expect(progress(page)).toHaveCount(0);
  const loaded = page.waitForResponse(/\/assets\/about-.*\.js$/);
  release();
  await loaded;
  await headerLink(page, nameOf('/contact')).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/contact').heading);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(pageTexts('/contact').heading);
});

test('after a later press of the link to the current page, that page stays', async ({ page }) => {
  const release = await delayAbout(page);
  await openHydrated(page, '/careers');
  await headerLink(page, nameOf('/about')).click();
  await expect(progress(page)).toBeVisible();
  await headerLink(page, nameOf('/careers')).click();
  await expect(progress(page)).toHaveCount(0);
  release();
  // The page is idle once it has loaded every page, also About.
  await waitForIdle(page);
  await waitForFrames(page);
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
});

test('the progress bar is not animated under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await delayAbout(page);
  await openHydrated(page, '/careers');
  await headerLink(page, nameOf('/about')).click();
  await expect(progress(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
