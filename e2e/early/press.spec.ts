import type { Page } from 'playwright/test';
import { contact } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';

// React hydrates the header first (src/shell/Frame.tsx). These presses come at that moment, when the page below the header
// is not hydrated yet.

/** Presses an element as soon as the header is hydrated. */
function pressAtHydration(page: Page, selector: string): Promise<unknown> {
  return page.addInitScript((pressed) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>(pressed)?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  }, selector);
}

test('a press on a link opens the next page without a new document', async ({ page }) => {
  await pressAtHydration(page, 'main a[href="/contact"]');
  await openHydrated(page, '/about');
  await expect(page).toHaveURL('/contact');
  const opened = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(opened).toMatch(/\/about$/);
});

test('a press on Send leads to the first empty field', async ({ page }) => {
  await pressAtHydration(page, 'main form button');
  await openHydrated(page, '/contact');
  const name = page.getByRole('textbox', { name: contact().form.name });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('a press on a link of the header waits for the rest of the page, and the footer marks the next page @chromium', {
  tag: '@whole',
}, async ({ page }) => {
  // On a fast computer the rest is hydrated before the next page has loaded.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await pressAtHydration(page, 'header a[href="/careers"]');
  await openHydrated(page, '/about');
  // A twelfth of a busy machine's speed.
  await expect(page).toHaveURL('/careers', { timeout: 30_000 });
  const current = page.getByRole('contentinfo').locator('[aria-current]');
  await expect(current).toHaveAttribute('href', '/careers');
});
