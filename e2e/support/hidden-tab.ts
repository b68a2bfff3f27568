import type { Page } from 'playwright/test';

/** Simulates that the tab goes to the background or returns. */
export async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const visibilityState = hidden ? 'hidden' : 'visible';
    Object.defineProperties(document, {
      hidden: { configurable: true, value: hidden },
      visibilityState: { configurable: true, value: visibilityState },
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
