import { nameOf, pageTexts, shell } from '#e2e/support/copy.ts';
import { expect, test, waitForHydration } from '#e2e/support/site-test.ts';
import { openControlled } from '#e2e/support/stored-site.ts';
import { recordAnnouncements } from '#e2e/support/visit.ts';

test('the offline notice says once that every page works, and stays after a change of page', {
  tag: '@language',
}, async ({ page }) => {
  await openControlled(page, '/about');
  await waitForHydration(page);
  await page.context().setOffline(true);
  const notice = page.locator('.notice-strip');
  await expect(notice).toHaveText(shell().connection.offline.text);
  const heard = await recordAnnouncements(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf('/careers') })
    .click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await heard()).toEqual([pageTexts('/careers').title]);
});
