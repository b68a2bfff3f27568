import type { Page } from 'playwright/test';
import { expect, openHydrated, test, waitForHydration } from '#e2e/support/site-test.ts';
import { waitForFrames } from '#e2e/support/wait-for-frames.ts';
import { openEarly } from './late-scripts.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Waits until the page is hydrated and has rendered once more. */
async function settle(page: Page): Promise<void> {
  await waitForHydration(page);
  await waitForFrames(page);
}

for (const [screen, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const path of [
      '/',
      '/services/cloud-services',
      '/industry/retail',
      '/contact',
      '/terms',
    ]) {
      const tag = path === '/contact' ? [] : '@whole';
      test(`hydration leaves ${path} where the visitor has scrolled`, { tag }, async ({ page }) => {
        const release = await openEarly(page, path);
        await scrollTo(page, 700);
        await release();
        await settle(page);
        expect(await place(page)).toBe(700);
      });
    }

    test('a reload returns to the place', async ({ page }) => {
      await openHydrated(page, '/services/cloud-services');
      await scrollTo(page, 1200);
      await page.reload();
      await settle(page);
      expect(await place(page)).toBe(1200);
    });

    test('a visitor who has scrolled on from the hash stays there', async ({ page }) => {
      const release = await openEarly(page, '/terms#payment');
      await expect(page.locator('#payment')).toBeInViewport();
      await scrollTo(page, 100);
      await release();
      await settle(page);
      expect(await place(page)).toBe(100);
    });

    test('Back from a hash returns to the place on the same page', async ({ page }) => {
      await openHydrated(page, '/terms');
      const link = page.locator('main a[href="#payment"]');
      await link.focus();
      await scrollTo(page, 150);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/terms#payment');
      await expect.poll(() => place(page)).toBeGreaterThan(300);
      const atHash = await place(page);
      await page.goBack();
      await expect(page).toHaveURL('/terms');
      await expect.poll(() => place(page)).toBe(150);
      await page.goForward();
      await expect(page).toHaveURL('/terms#payment');
      await expect.poll(() => place(page)).toBe(atHash);
    });
  });
}

test('Back to another page still scrolls to the top, also to a page with a hash in its history', async ({
  page,
}) => {
  await openHydrated(page, '/terms');
  await scrollTo(page, 300);
  await page.locator('main a[href="#payment"]').press('Enter');
  await expect(page).toHaveURL('/terms#payment');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await page.locator('footer a[href="/careers"]').click();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await waitForFrames(page);
  expect(await place(page)).toBe(0);
});
