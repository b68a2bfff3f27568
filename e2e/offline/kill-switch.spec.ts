import type { Page } from 'playwright/test';
import { releaseFolder } from '#e2e/support/built-releases.ts';
import { contact } from '#e2e/support/copy.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect, openHydrated, waitForHydration } from '#e2e/support/site-test.ts';
import { lookForUpdate, openStored } from '#e2e/support/stored-site.ts';
import { expectPage, expectSameDocument, followHeader, markDocument } from '#e2e/support/visit.ts';

const workerRemains = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

// The open page of the old release may request a part that its worker and the host no longer have.
test.use({
  provoked: {
    messages: [/status of 404/, /^TypeError: Failed to fetch dynamically imported module/],
  },
});

test('the kill switch leaves an open page working, and the host serves', async ({ page, host }) => {
  await openStored(page, '/contact');
  await waitForHydration(page);
  expect(await workerRemains(page)).toMatchObject({ registrations: 1 });
  const messageField = page.getByRole('textbox', { name: contact().form.message });
  await messageField.fill('Our reports disagree.');
  await markDocument(page);
  host.deploy(releaseFolder('kill-switch'));
  await lookForUpdate(page);
  await expect.poll(() => workerRemains(page)).toEqual({ registrations: 0, caches: [] });

  await followHeader(page, '/about');
  await page.goBack();
  await expect(messageField).toHaveValue('Our reports disagree.');
  await expectSameDocument(page);

  host.requests = [];
  for (const path of ['/about', '/services/gen-ai'] as const) {
    const response = await openHydrated(page, path);
    expect(response?.fromServiceWorker()).toBe(false);
    await expectPage(page, path);
  }
  // Pages register the worker again, and it unregisters itself again.
  await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/service-worker.js');
  await expect.poll(() => workerRemains(page)).toEqual({ registrations: 0, caches: [] });
});

test('the kill switch works where the browser cannot read its cache', async ({ page, host }) => {
  await openStored(page, '/about');
  host.workerPrologue = 'CacheStorage.prototype.keys = () => Promise.reject(new Error("no disk"));';
  host.deploy(releaseFolder('kill-switch'));
  await lookForUpdate(page);
  await expect.poll(() => workerRemains(page)).toMatchObject({ registrations: 0 });
});
