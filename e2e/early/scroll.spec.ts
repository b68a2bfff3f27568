import type { Page } from 'playwright/test';
import { shell } from '#e2e/support/copy.ts';
import { setTabHidden } from '#e2e/support/simulated-browser.ts';
import { expect, openHydrated, test, waitForHydration } from '#e2e/support/site-test.ts';
import { expectPage } from '#e2e/support/visit.ts';
import { waitForFrames } from '#e2e/support/waiting.ts';
import { openEarly } from './late-scripts.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

async function settle(page: Page): Promise<void> {
  await waitForHydration(page);
  await waitForFrames(page);
}

async function expectKept(page: Page, path: string, top: number): Promise<void> {
  const release = await openEarly(page, path);
  const [, hash] = path.split('#');
  if (hash) await expect(page.locator(`#${hash}`)).toBeInViewport();
  await scrollTo(page, top);
  await release();
  await settle(page);
  expect(await place(page), path).toBe(top);
}

test('hydration leaves the page where the visitor has scrolled', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expectKept(page, '/services/cloud-services', 700);
    await expectKept(page, '/contact', 700);
    await expectKept(page, '/terms#payment', 100);
  }
});

test('a reload returns to the place', async ({ page }) => {
  await openHydrated(page, '/services/cloud-services');
  await scrollTo(page, 1200);
  await page.reload();
  await settle(page);
  expect(await place(page)).toBe(1200);
});

test('a tab that is discarded while it is hidden returns to the place', async ({ page }) => {
  await openHydrated(page, '/services/cloud-services');
  const mode = () => page.evaluate(() => window.history.scrollRestoration);
  await expect.poll(mode).toBe('manual');
  await setTabHidden(page, true);
  expect(await mode()).toBe('auto');
  await setTabHidden(page, false);
  expect(await mode()).toBe('manual');
});

test('Back returns to the place on this page, and to the top of another', async ({ page }) => {
  await openHydrated(page, '/terms');
  const link = page.locator('nav a[href="#payment"]');
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
  await page.goBack();
  await page.locator('footer a[href="/careers"]').click();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await waitForFrames(page);
  expect(await place(page)).toBe(0);
});

test('Back and Forward find their part after a reload and after another page', async ({ page }) => {
  await openHydrated(page, '/terms');
  const part = page.locator('#payment');
  await page.locator('nav a[href="#payment"]').click();
  await expect(part).toBeInViewport();
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  // Like a visitor, who goes on when the page is back at its place.
  await expect.poll(() => place(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL('/terms#payment');
  await expect(part).toBeInViewport();
  await page.locator('footer a[href="/careers"]').click();
  await expectPage(page, '/careers');
  await page.goBack();
  await expect(part).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect.poll(() => place(page)).toBe(0);
  await page.goForward();
  await expect(part).toBeInViewport();
  await test.step('below the header and with the focus, when the mobile menu was open', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await page.getByRole('button', { name: shell().mobile.menu }).click();
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await page.goForward();
    await expect(part).toBeFocused();
    const [box, header] = [await part.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(box?.y).toBeGreaterThan(header?.height ?? Number.NaN);
  });
});
