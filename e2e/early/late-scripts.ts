import type { Page } from 'playwright/test';
import { holdUntil } from '#e2e/support/simulated-browser.ts';
import { expect, waitForHydration } from '#e2e/support/site-test.ts';

const scripts = '**/*.js';

/** Opens a page that can be read, whose scripts do not come until the test calls the result, which waits for hydration. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = holdUntil(promise);
  await page.route(scripts, hold);
  // The load event waits for the scripts.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('footer')).toBeAttached();
  // A page without its styles is not what a visitor sees: browsers paint after them.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).every(
      ({ sheet }) => sheet !== null,
    ),
  );
  return async () => {
    resolve();
    await waitForHydration(page);
    await page.unroute(scripts, hold);
  };
}
