import { test } from '#e2e/support/any-page-test.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { tagsOfPage, templates } from '#e2e/support/tested-pages.ts';
import { checkTabOrder } from './checks/tab-order.ts';

// pages.spec.ts checks every page at 1440 px.
for (const path of templates) {
  test(`Tab follows the reading order of ${path} at 390 px`, { tag: tagsOfPage(path) }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openHydrated(page, path);
    await checkTabOrder(page);
  });
}
