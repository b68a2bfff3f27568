import { expect, type Page } from 'playwright/test';

/**
 * Loads the maps of a page now: a map that loads later would change the picture or move the focus. If the provider does
 * not answer, their frames stay invisible.
 */
export async function loadMaps(page: Page, isAnswered = true): Promise<void> {
  for (const place of await page.locator('.map-place').all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('iframe')).toHaveCSS('opacity', isAnswered ? '1' : '0');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
