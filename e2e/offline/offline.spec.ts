import type { BrowserContext, Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { pageTexts } from '../page-texts.ts';
import { expect, hydrated, test } from '../site-test.ts';

// What Chromium says of the not-found page, of the page itself, and of the map frames that are
// asked for before the page knows that it is offline.
test.use({
  provoked: { messages: [/status of 404/, /^404: no page at/, /ERR_INTERNET_DISCONNECTED/] },
});

/** One visit to one page, then no network. */
async function visitOnceThenGoOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/');
  // Ready means active, and active means that every file is in the cache.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  const reaches = await page.evaluate(() =>
    fetch(`/not-precached-${location.host}`).then(
      () => true,
      () => false,
    ),
  );
  expect(reaches, 'the network is off').toBe(false);
}

test('every page opens offline after one visit to one page', async ({ page, context }) => {
  test.slow();
  await visitOnceThenGoOffline(page, context);
  for (const path of paths) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
      await expect(page).toHaveTitle(pageTexts(path).title);
    });
  }
});

test('links work offline on the very first visit', async ({ page, context }) => {
  await visitOnceThenGoOffline(page, context);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
});

test('a trailing slash, a file name or a query string leads to the page', async ({
  page,
  context,
}) => {
  await visitOnceThenGoOffline(page, context);
  for (const address of [
    '/about/',
    '/about.html',
    '/about?utm_source=letter',
    '/about/?a=b#main',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
    expect(new URL(page.url()).pathname).toBe('/about');
  }
});

test('an unknown path gets the not-found page with status 404', async ({ page, context }) => {
  await visitOnceThenGoOffline(page, context);
  for (const address of ['/nowhere', '/services/nowhere/', '/not/at/all?really']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('404');
  }
});

test('fonts, drawings and icons are there offline', async ({ page, context }) => {
  await visitOnceThenGoOffline(page, context);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto('/services/gen-ai');
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => document.fonts.check('600 20px "Familjen Grotesk Variable"')),
  ).toBe(true);
  const lines = await page
    .locator('.hero-drawing use')
    .first()
    .evaluate((use) => use.getBoundingClientRect().width);
  expect(lines).toBeGreaterThan(100);
  expect(failed).toEqual([]);
});

test('the map’s place keeps address and directions offline', async ({ page, context }) => {
  await visitOnceThenGoOffline(page, context);
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('The map appears here')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Directions to the Austin office' })).toBeVisible();
});
