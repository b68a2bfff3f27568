import type { Page } from 'playwright/test';
import { NOT_FOUND } from '#content/page-names.ts';
import { shell } from '#e2e/support/copy.ts';
import { expect, test, waitForIdle } from '#e2e/support/site-test.ts';
import { UNKNOWN_PATH } from '#e2e/support/tested-pages.ts';
import { expectNewDocument, expectPage, followFooter, markDocument } from '#e2e/support/visit.ts';
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

test.use({
  provoked: { messages: [...missingModuleMessages, missingEntry, /^404: no page at/] },
});

async function expectPlainPage(page: Page): Promise<void> {
  await expectPage(page, '/about');
  await markDocument(page);
  await followFooter(page, '/careers');
  await expectNewDocument(page);
}

test('a page without a part of its code is readable, and its links work', async ({ page }) => {
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

async function answerWithHome(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/', route.request().url()).href }),
    }),
  );
}

test('a page with another page’s document shows the error page', async ({ page }) => {
  await interceptModule(page, 'sentences', missing);
  await answerWithHome(page, '/about');
  await page.goto('/about');
  await expect(page.locator('h1')).toHaveText(shell().error.title);
  await page.locator('main').getByRole('link', { name: shell().error.home }).click();
  await expectPage(page, '/');
});

test('a host that sends Home for an unknown address shows the not-found page', async ({ page }) => {
  await answerWithHome(page, UNKNOWN_PATH);
  await page.goto(UNKNOWN_PATH);
  await expectPage(page, NOT_FOUND);
});
