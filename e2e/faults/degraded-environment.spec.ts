import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
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

const refusedRequest = /^Failed to load resource: net::ERR_FAILED/;

/** Expects that the page shows its heading, opens a menu and goes to another page. */
async function expectWorkingPage(page: Page, path: '/' | '/about' | '/contact'): Promise<void> {
  await waitForHydration(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
  const menu = page.getByRole('banner').getByRole('button', { name: nameOf('/services') });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await headerLink(page, nameOf('/careers')).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
}

test.describe('a page', () => {
  test.use({ provoked: { messages: [refusedRequest] } });

  test('without its fonts uses the system’s fonts', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
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
    await expectWorkingPage(page, '/about');
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

  test('without its film has a gradient and no film buttons', async ({ page }) => {
    await page.route('**/film/*', (route) => route.abort());
    await page.goto('/');
    // The page requests the film seconds after it has loaded.
    await expect(page.locator('.film-stage > *, .film-controls')).toHaveCount(0);
    await expect(page.locator('.film-stage')).toHaveCSS('background-image', /^linear-gradient/);
    await expectWorkingPage(page, '/');
  });

  test('without its drawings keeps background and text', async ({ page }) => {
    const refused: string[] = [];
    await page.route('**/drawings/*', (route) => {
      refused.push(route.request().url());
      return route.abort();
    });
    await page.goto('/about');
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    const transparent = 'rgba(0, 0, 0, 0)';
    await expect(page.locator('.page-hero')).not.toHaveCSS('background-color', transparent);
    await expectWorkingPage(page, '/about');
  });

  test('without its maps keeps addresses and directions', async ({ page }) => {
    await page.route(`${company.mapProvider.origin}/**`, (route) => route.abort());
    await page.goto('/contact');
    await waitForHydration(page);
    for (const { id, street } of company.offices) {
      await expect(page.locator('main').getByText(street).first()).toBeVisible();
      const name = contact().offices.places[id].directions;
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
    const refused = page.waitForEvent('requestfailed');
    await page.locator('.map-frame').first().scrollIntoViewIfNeeded();
    expect(new URL((await refused).url()).origin).toBe(company.mapProvider.origin);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectWorkingPage(page, '/contact');
  });
});

test.describe('a browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test.describe('that refuses every kind of storage', () => {
    test.use({ provoked: { messages: [/^The site is not available offline: SecurityError/] } });

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
      await expectWorkingPage(page, '/about');
    });
  });

  test.describe('that gets an error for the worker’s script', () => {
    test.use({
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
      const warning = page.waitForEvent('console', (entry) =>
        entry.text().startsWith('The site is not available offline'),
      );
      await page.goto('/about');
      await warning;
      await waitForIdle(page);
      await expectWorkingPage(page, '/about');
    });
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
