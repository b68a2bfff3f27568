import type { Page } from 'playwright/test';
import { test } from '#e2e/support/any-page-test.ts';
import { emulateAppearance } from '#e2e/support/appearances.ts';
import { openDrawn } from '#e2e/support/site-test.ts';
import { pages, tagsOfPage } from '#e2e/support/tested-pages.ts';
import { checkAppearancesWithAxe, checkWithAxe } from './checks/axe.ts';
import { checkContrast } from './checks/contrast.ts';
import { checkLowVision } from './checks/low-vision.ts';
import { checkReading } from './checks/reading.ts';
import { checkTabOrder } from './checks/tab-order.ts';

type Check = (page: Page, path: string) => Promise<void>;

/** Their results depend on a page's text. */
const checksOfText: Readonly<Record<string, Check>> = {
  'headings, landmarks and names are what a screen reader needs': checkReading,
  'the layout fits small windows, large text and large targets': checkLowVision,
  'axe finds nothing in any width': checkWithAxe,
};

/** Their results depend on a page's template. Tab is first, because it begins where the page begins. */
const checksOfTemplate: Readonly<Record<string, Check>> = {
  'Tab follows the reading order': checkTabOrder,
  'axe finds nothing in any appearance': checkAppearancesWithAxe,
  'every text has enough contrast with the pixels behind it': checkContrast,
};

for (const path of pages) {
  test(
    `${path} passes the checks of its text`,
    {
      tag: path === '/contact' ? '@language' : [],
    },
    ({ page }) => runChecks(page, path, checksOfText),
  );

  test(`${path} passes the checks of its template`, { tag: tagsOfPage(path) }, ({ page }) =>
    runChecks(page, path, checksOfTemplate),
  );
}

// To load a page costs more than most checks, so one load serves several. Each begins with the page as it was opened.
async function runChecks(page: Page, path: string, checks: Readonly<Record<string, Check>>) {
  await openDrawn(page, path);
  for (const [name, check] of Object.entries(checks)) {
    await test.step(name, () => check(page, path));
    await restore(page);
  }
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
