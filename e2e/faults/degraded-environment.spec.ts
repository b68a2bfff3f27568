import type { Page } from 'playwright/test';
import { nameOf } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';
import { expectPage, followFooter } from '#e2e/support/visit.ts';

test.use({
  serviceWorkers: 'allow',
  provoked: {
    messages: [
      /^Failed to load resource: net::ERR_FAILED/,
      /^The site is not available offline: (SecurityError|TypeError)/,
    ],
  },
});

async function expectWorkingPage(page: Page): Promise<void> {
  await expectPage(page, '/about');
  const menu = page.getByRole('banner').getByRole('button', { name: nameOf('/services') });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await followFooter(page, '/careers');
}

// A page without its film: e2e/film.spec.ts; without its maps: e2e/connection.spec.ts.
test('a page without its fonts, drawings and style sheet is readable', async ({ page }) => {
  await page.route(/\.woff2$|\/drawings\//, (route) => route.abort());
  await openHydrated(page, '/about');
  await expect(page.locator('h1')).toBeVisible();
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(page.locator('.page-hero')).not.toHaveCSS('background-color', transparent);
  await expectWorkingPage(page);
  await page.route('**/*.css', (route) => route.abort());
  await openHydrated(page, '/about');
  await expect(page.locator('h1')).toBeVisible();
  await followFooter(page, '/careers');
});

test('a browser that refuses every kind of storage shows the whole site', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    ServiceWorkerContainer.prototype.register = async () => refuse();
  });
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('The site is not available offline'),
  );
  await openHydrated(page, '/about');
  await warning;
  await expectWorkingPage(page);
});
