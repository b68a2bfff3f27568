import { test as appTest } from '#e2e/support/app-window.ts';
import { nameOf, shell } from '#e2e/support/copy.ts';
import { test as hostTest } from '#e2e/support/host-test.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';
import { begin, stateMessages, visits } from '#e2e/support/states.ts';
import { lookForUpdate, notice, openStored } from '#e2e/support/stored-site.ts';
import { followFooter } from '#e2e/support/visit.ts';
import { expectScreenshot, windows } from './expect-screenshot.ts';

test.use({ provoked: { messages: stateMessages } });

for (const visit of visits) {
  const names = visit.states.map(({ name }) => name);
  test(names.join(', '), async ({ page }) => {
    await begin(page, visit);
    for (const { name, part, reach } of visit.states) {
      await reach(page);
      await expectScreenshot(page, name, { part });
    }
  });
}

test('controls under the pointer', async ({ page }) => {
  await openHydrated(page, '/services');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: nameOf('/careers') }).hover();
  await expectScreenshot(page, 'header link hovered', { part: '.site-header' });
  await banner.getByRole('link', { name: shell().navigation.start }).hover();
  await expectScreenshot(page, 'main button hovered', { part: '.site-header' });

  await openHydrated(page, '/industry');
  await page.locator('.tile').first().hover();
  await expectScreenshot(page, 'tile hovered');
});

appTest('way back in the app’s window', async ({ page }, { title }) => {
  await page.setViewportSize(windows.phone);
  await openHydrated(page, '/about');
  await followFooter(page, '/careers');
  await expect(page.getByRole('button', { name: shell().header.back, exact: true })).toBeVisible();
  await expectScreenshot(page, title, { part: '.site-header' });
});

hostTest.describe('a release', () => {
  hostTest.use({ serviceWorkers: 'allow' });

  hostTest('new version offered, phone', { tag: '@host' }, async ({ page, host }, { title }) => {
    await page.setViewportSize(windows.phone);
    await openStored(page, '/about');
    host.workerPrologue = '// A release in which nothing else has changed.\n';
    await lookForUpdate(page);
    await expect(notice(page, 'waiting')).toBeVisible();
    await expectScreenshot(page, title);
  });
});
