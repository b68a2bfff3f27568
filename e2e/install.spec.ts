import type { Page } from 'playwright/test';
import { nameOf, offline } from './support/copy.ts';
import { holdUntil, offerInstallation } from './support/simulated-browser.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { followFooter } from './support/visit.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const installButton = (page: Page) =>
  footer(page).getByRole('button', { name: offline().install.action });

test('the install control comes with an offer, and goes when installed', async ({ page }) => {
  await openHydrated(page, '/about');
  const control = page.getByText(offline().install.action);
  await expect(control).toHaveCount(0);
  await test.step('an offer that is taken up', async () => {
    expect(await offerInstallation(page), 'the browser shows no offer of its own').toBe(true);
    await expect(installButton(page)).toBeVisible();
    await installButton(page).press('Enter');
    await expect(control).toHaveCount(0);
    const services = footer(page).getByRole('link', { name: nameOf('/services'), exact: true });
    await expect(services).toBeFocused();
  });
  await test.step('an installation by the browser’s own menu', async () => {
    await offerInstallation(page);
    await expect(installButton(page)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect(control).toHaveCount(0);
    await followFooter(page, '/careers');
    await expect(control).toHaveCount(0);
  });
});

test('an offer that the browser makes before hydration is shown after it', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', holdUntil(promise));
  // Browsers offer after the load event, which does not wait for the client.
  await page.goto('/about');
  expect(await offerInstallation(page)).toBe(true);
  await expect(installButton(page)).toHaveCount(0);
  resolve();
  await expect(installButton(page)).toBeVisible();
});

test('where only a share menu installs, instructions are shown on request', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await openHydrated(page, '/about');
  const steps = page.locator('.install-instructions li');
  await expect(steps).toHaveText(offline().install.ios);
  await expect(steps.first()).toBeHidden();
  await footer(page).getByText(offline().install.action).click();
  await expect(steps.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
