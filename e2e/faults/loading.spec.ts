import type { Page } from 'playwright/test';
import { nameOf, pageTexts, shell } from '#e2e/support/copy.ts';
import { expectNewDocument, markDocument } from '#e2e/support/document-mark.ts';
import { expect, test, waitForIdle } from '#e2e/support/site-test.ts';
import {
  failedImport,
  faults,
  interceptModule,
  missingModuleMessages,
} from './intercept-module.ts';

const missing = faults['removed by a deploy'];
const entry = '**/assets/entry-client-*.js';

/** The browser's error for the loader's import: the site's own message is in the entry, which is missing. */
const missingEntry = new RegExp(`^TypeError: (${failedImport})`);

test.use({ provoked: { messages: [...missingModuleMessages, missingEntry] } });

/** Expects the prerendered page: it is readable, and its links load documents from the server. */
async function expectPlainPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await markDocument(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf('/careers') })
    .click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await expectNewDocument(page);
}

test('a page without any part of its code, or without its sentences, is readable, and its links work', async ({
  page,
}) => {
  for (const { part, address } of [
    { part: 'any script', address: '**/*.js' },
    { part: 'the entry', address: entry },
    { part: 'the framework', address: '**/assets/framework-*.js' },
    { part: 'the frame', address: '**/assets/shell-*.js' },
  ]) {
    await test.step(`without ${part}`, async () => {
      await page.route(address, missing);
      const failure = page.waitForResponse((response) => response.status() === 404);
      await page.goto('/about');
      await failure;
      await expectPlainPage(page);
      await page.unroute(address);
    });
  }
  await test.step('without its sentences', async () => {
    await interceptModule(page, 'sentences', missing);
    await page.goto('/about');
    // The entry reports this after it has decided not to hydrate the page.
    await waitForIdle(page);
    await expectPlainPage(page);
  });
});

// Only Chromium: Firefox repeats its first failure without a request, so two broken requests could fail all attempts.
test('a page requests its entry again after a failed connection @chromium', async ({ page }) => {
  await page.clock.install();
  await page.route(entry, faults['behind a broken connection'], { times: 2 });
  await page.goto('/about');
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await page.locator('html').getAttribute('data-hydrated')).not.toBeNull();
  }).toPass();
});

test('a page whose entry cannot be loaded reports so in the console', async ({ page }) => {
  await page.clock.install();
  await page.route(entry, missing);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/about');
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(errors).toEqual([expect.stringMatching(missingEntry)]);
  }).toPass();
});

test('a page whose host sends another document, and whose sentences are missing, shows the error page', async ({
  page,
}) => {
  await interceptModule(page, 'sentences', missing);
  await page.route('/about', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/', route.request().url()).href }),
    }),
  );
  await page.goto('/about');
  await expect(page.locator('h1')).toHaveText(shell().error.title);
  await page.locator('main').getByRole('link', { name: shell().error.home }).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/').heading);
});

test('on slow 2G a page is readable, and its links work, before its scripts have loaded @chromium', {
  tag: '@whole',
}, async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Chromium's own figures for the connection: 50 kbit/s, 2000 ms.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/framework-.*\.js$/.test(name)),
  );
  expect(scripts, 'React has not loaded yet').toEqual([]);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf('/privacy') })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('h1')).toHaveText(pageTexts('/privacy').heading);
});
