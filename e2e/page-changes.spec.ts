import type { Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { breakModule } from './faults/break-module.ts';
import { pageTexts } from './support/page-texts.ts';
import { expect, openHydrated, openIdle, test } from './support/site-test.ts';

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const progress = (page: Page) => page.locator('.page-progress');

/** Keeps a page's sentences on their way until the answer to this is called. */
async function delayAbout(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await breakModule(page, 'about', 'sentences', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('every page is there before its link is pressed', async ({ page }) => {
  await openIdle(page, '/');
  await page.route('**/*.js', (route) => route.abort());
  for (const path of paths.slice(1)) {
    // Not every page is linked from every other. The router takes this for a press.
    await page.evaluate((to) => window.history.pushState(null, '', to), path);
    await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
  }
});

test('a page that takes long shows so: a line, and busy main content', async ({ page }) => {
  const release = await delayAbout(page);
  await openHydrated(page, '/careers');
  await headerLink(page, 'About Us').click();
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

test('of two presses the later one counts, also when the first page comes last', async ({
  page,
}) => {
  const release = await delayAbout(page);
  await openHydrated(page, '/contact');
  await headerLink(page, 'About Us').click();
  await expect(progress(page)).toBeVisible();
  await headerLink(page, 'Careers').click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await expect(progress(page)).toHaveCount(0);
  const arrived = page.waitForResponse(/\/assets\/about-.*\.js$/);
  release();
  await arrived;
  await headerLink(page, 'Contact').click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/contact').heading);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(pageTexts('/contact').heading);
});

test('the line stands still for who prefers less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await delayAbout(page);
  await openHydrated(page, '/careers');
  await headerLink(page, 'About Us').click();
  await expect(progress(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
