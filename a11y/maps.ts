import { expect, type Page } from 'playwright/test';

/** Has the maps of a page load now: later they would change the picture, or take the focus with them. */
export async function loadMaps(page: Page): Promise<void> {
  for (const place of await page.locator('.map-place').all()) {
    await place.scrollIntoViewIfNeeded();
    // A frame is shown when it has loaded.
    await expect(place.locator('iframe')).toHaveCSS('opacity', '1');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
