import type { Page } from 'playwright/test';
import { emulateAppearance } from '#e2e/support/appearances.ts';
import { test } from '#e2e/support/matrix-test.ts';
import { openDrawn } from '#e2e/support/site-test.ts';
import { checkWithAxe } from './checks/axe.ts';
import { checkContrast } from './checks/contrast.ts';
import { checkLowVision } from './checks/low-vision.ts';
import { checkReading } from './checks/reading.ts';
import { checkTabOrder } from './checks/tab-order.ts';
import { pages } from './pages.ts';

/** Each step begins with the page as it was opened. Tab is first, because it begins where the page begins. */
const checks = {
  'Tab follows the reading order': checkTabOrder,
  'headings, landmarks and names are what a screen reader needs': checkReading,
  'the layout fits small windows, large text and large targets': checkLowVision,
  'axe finds nothing in any appearance and width': checkWithAxe,
  'every text has enough contrast with the pixels behind it': checkContrast,
};

// To load a page costs more than most checks, so one load serves all of them.
for (const path of pages) {
  const tag = path === '/contact' ? '@language' : [];
  test(`${path} passes every check of an open page`, { tag }, async ({ page }) => {
    await openDrawn(page, path);
    for (const [name, check] of Object.entries(checks)) {
      await test.step(name, () => check(page, path));
      await restore(page);
    }
  });
}

/** Brings the page back to the window, colours, focus and scroll position with which it was opened. */
async function restore(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await emulateAppearance(page, 'light');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
