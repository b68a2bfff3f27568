import type { Page } from 'playwright/test';

/** Has the maps of a page load now: later they would change the picture, or take the focus with them. */
export async function loadMaps(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe').all()) await frame.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}
