import type { Page } from 'playwright/test';
import { contact, nameOf, pageTexts } from '#e2e/support/copy.ts';
import { fillIn } from '#e2e/support/fill-in.ts';
import { headerLink } from '#e2e/support/header-link.ts';
import {
  expect,
  openHydrated,
  test,
  waitForHydration,
  waitForIdle,
} from '#e2e/support/site-test.ts';

/** Expects that the page shows its heading, opens a menu and goes to another page. */
async function expectWorkingPage(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
  const menu = page.getByRole('banner').getByRole('button', { name: nameOf('/services') });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await headerLink(page, nameOf('/careers')).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
}

// A page without its film: e2e/film.spec.ts; without its maps: e2e/connection.spec.ts.
test.describe('a page', () => {
  test.use({ provoked: { messages: [/^Failed to load resource: net::ERR_FAILED/] } });

  test('without its fonts and drawings has the system’s fonts, its background and its text', async ({
    page,
  }) => {
    const refused: string[] = [];
    await page.route(/\.woff2$|\/drawings\//, (route) => {
      refused.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const statuses = await page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ family }) => family.includes('Variable'))
        // The page's text uses only some of the font files.
        .map(({ status }) => status)
        .filter((status) => status !== 'unloaded'),
    );
    expect(statuses).toEqual(['error', 'error']);
    await expect.poll(() => refused.join()).toContain('/drawings/');
    const transparent = 'rgba(0, 0, 0, 0)';
    await expect(page.locator('.page-hero')).not.toHaveCSS('background-color', transparent);
    await expectWorkingPage(page);
  });

  test('without its style sheet is readable', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/about');
    await waitForHydration(page);
    await expect(page.locator('h1')).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: nameOf('/careers') })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  });
});

test.describe('a browser that refuses every kind of storage', () => {
  test.use({
    serviceWorkers: 'allow',
    provoked: { messages: [/^The site is not available offline: SecurityError/] },
  });

  test('shows the whole site', async ({ page }) => {
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
    await page.goto('/about');
    await expectWorkingPage(page);
  });
});

test.describe('a browser that gets an error for the worker’s script', () => {
  test.use({
    serviceWorkers: 'allow',
    provoked: {
      messages: [
        /status of 500|response code \(500\)/,
        /^The site is not available offline: TypeError/,
      ],
    },
  });

  test('shows the whole site', async ({ page, context }) => {
    await context.route('**/service-worker.js', (route) => route.fulfill({ status: 500 }));
    // The site's own message: a worker that was registered in spite of the error would give none.
    const warning = page.waitForEvent('console', (message) =>
      message.text().startsWith('The site is not available offline'),
    );
    await page.goto('/about');
    await warning;
    await waitForIdle(page);
    await expectWorkingPage(page);
  });
});

for (const { description, time, tag } of [
  { description: '30 years slow', time: '1996-01-01T00:00:00Z', tag: [] },
  { description: '70 years fast', time: '2096-12-31T23:59:59Z', tag: '@whole' },
]) {
  test(`with a clock ${description} the site works`, { tag }, async ({ page }) => {
    await page.clock.install({ time });
    await openHydrated(page, '/contact');
    await fillIn(page);
    await page.getByRole('button', { name: contact().form.submit }).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('group', { name: contact().toast.title })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: nameOf('/services') })
      .hover();
    await page.clock.runFor(200);
    await expect(page.getByRole('group', { name: nameOf('/services') })).toBeVisible();
  });
}
