import type { Page } from 'playwright/test';
import { nameOf, offline, pageTexts, shell } from './support/copy.ts';
import {
  answerPrompt,
  isHeldBack,
  offerInstallation,
  timesAsked,
} from './support/installation-offer.ts';
import { expect, openHydrated, test } from './support/site-test.ts';

const installButton = (page: Page) => page.getByRole('button', { name: offline().install.action });

test.describe('the install control', () => {
  test('appears when the browser offers to install, and opens the prompt when pressed', async ({
    page,
  }) => {
    await openHydrated(page, '/about');
    await expect(page.getByText(offline().install.action)).toHaveCount(0);
    await offerInstallation(page);
    const button = page
      .getByRole('contentinfo')
      .getByRole('button', { name: offline().install.action });
    await expect(button).toBeVisible();
    expect(await isHeldBack(page)).toBe(true);
    expect(await timesAsked(page)).toBe(0);
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);

    await button.dblclick();
    expect(await timesAsked(page)).toBe(1);
    await answerPrompt(page, 'dismissed');
    await expect(button).toHaveCount(0);
    await offerInstallation(page);
    await expect(button).toBeVisible();
  });

  test('disappears after the installation', async ({ page }) => {
    await openHydrated(page, '/about');
    await offerInstallation(page);
    await installButton(page).press('Enter');
    await answerPrompt(page, 'accepted');
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect(page.getByText(offline().install.action)).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(
      footer.getByRole('link', { name: nameOf('/services'), exact: true }),
    ).toBeFocused();
    await footer.getByRole('link', { name: nameOf('/careers') }).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    await expect(page.getByText(offline().install.action)).toHaveCount(0);
  });

  test('shows an offer that the browser made before hydration', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    // Browsers offer after the load event, which does not wait for the client.
    await page.goto('/about');
    await offerInstallation(page);
    expect(await isHeldBack(page)).toBe(true);
    await expect(installButton(page)).toHaveCount(0);
    resolve();
    await expect(installButton(page)).toBeVisible();
  });

  test('shows instructions on request if only a share menu installs', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false });
    });
    await page.setViewportSize({ width: 320, height: 568 });
    await openHydrated(page, '/about');
    const steps = page.locator('.install-instructions li');
    await expect(steps).toHaveCount(3);
    await expect(steps.first()).toBeHidden();
    await page.getByRole('contentinfo').getByText(offline().install.action).click();
    await expect(steps.first()).toBeVisible();
    await expect(steps.nth(1)).toHaveText(offline().install.ios[1] ?? '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page offers no installation', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(offline().install.action)).toHaveCount(0);
    await expect(page.getByRole('button', { name: shell().header.back, exact: true })).toHaveCount(
      0,
    );
  });
});
