import { expect, openHydrated, test } from '../e2e/site-test.ts';
import { expectNoViolations } from './axe.ts';

test('the film playing, with sound', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(page.getByRole('group', { name: 'Background film' })).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
  await expectNoViolations(page, 'film playing');
});
