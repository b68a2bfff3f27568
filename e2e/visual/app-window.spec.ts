import { test } from '#e2e/support/app-window.ts';
import { nameOf, shell } from '#e2e/support/copy.ts';
import { expect, openHydrated } from '#e2e/support/site-test.ts';
import { expectScreenshot, windows } from './expect-screenshot.ts';

test('way back in the app’s window', { tag: '@whole' }, async ({ page }, { title }) => {
  await page.setViewportSize(windows.phone);
  await openHydrated(page, '/about');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf('/careers') })
    .click();
  await expect(page.getByRole('button', { name: shell().header.back, exact: true })).toBeVisible();
  await expectScreenshot(page, title, { part: '.site-header' });
});
