import { offline } from '#e2e/support/copy.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect } from '#e2e/support/site-test.ts';
import { lookForUpdate, openStored } from '#e2e/support/stored-site.ts';
import { expectScreenshot, windows } from './expect-screenshot.ts';

test.use({ serviceWorkers: 'allow' });

test('new version offered, phone', { tag: '@whole' }, async ({ page, host }, { title }) => {
  await page.setViewportSize(windows.phone);
  await openStored(page, '/about');
  host.workerPrologue = '// A release in which nothing else has changed.\n';
  await lookForUpdate(page);
  await expect(page.getByRole('group', { name: offline().updates.waiting.title })).toBeVisible();
  await expectScreenshot(page, title);
});
