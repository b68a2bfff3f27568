import { expect, type Page } from 'playwright/test';

/** Loads the maps of a page now: a map that loads later would change the picture or move the focus. */
export async function loadMaps(page: Page): Promise<void> {
  for (const place of await page.locator('.map-place').all()) {
    await place.scrollIntoViewIfNeeded();
    // The page shows a frame when it has loaded.
    await expect(place.locator('iframe')).toHaveCSS('opacity', '1');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
