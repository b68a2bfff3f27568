import { expect } from '#e2e/support/any-page-test.ts';
import { offline } from '#e2e/support/copy.ts';
import { openStored } from '#e2e/support/open-stored.ts';
import { lookForUpdate, test } from '#e2e/support/releases.ts';
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
