import type { Page } from 'playwright/test';
import { releaseFolder } from '#e2e/support/built-releases.ts';
import { openStored } from '#e2e/support/open-stored.ts';
import { pageTexts } from '#e2e/support/page-texts.ts';
import { expectNotReloaded, lookForUpdate, markDocument, test } from '#e2e/support/releases.ts';
import { expect, waitForHydration } from '#e2e/support/site-test.ts';

const killSwitch = releaseFolder('kill-switch');

/** What is left of the worker, asked by a page of the site. */
const workerRemains = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test('ends the worker at the next visit, and the site is served by the host', async ({
  page,
  host,
}) => {
  await openStored(page, '/about');
  expect(await workerRemains(page)).toMatchObject({ registrations: 1 });
  host.deploy(killSwitch);
  await page.goto('/careers');
  await expect.poll(() => workerRemains(page)).toEqual({ registrations: 0, caches: [] });

  host.requests = [];
  for (const path of ['/about', '/services/gen-ai'] as const) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker()).toBe(false);
    await waitForHydration(page);
    await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
  }
  // Pages register it anew, and it leaves anew.
  await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/service-worker.js');
  await expect.poll(() => workerRemains(page)).toEqual({ registrations: 0, caches: [] });
});

test('leaves an open page as it is, and working', async ({ page, host }) => {
  await openStored(page, '/contact');
  await waitForHydration(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Our reports disagree.');
  await markDocument(page);
  host.deploy(killSwitch);
  await lookForUpdate(page);
  await expect.poll(() => workerRemains(page)).toEqual({ registrations: 0, caches: [] });

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
  await page.goBack();
  await expect(message).toHaveValue('Our reports disagree.');
  await expectNotReloaded(page);
});
