import { contact, nameOf, pageTexts } from '#e2e/support/copy.ts';
import { fillIn } from '#e2e/support/fill-in.ts';
import { headerLink } from '#e2e/support/header-link.ts';
import { newerApis, takeAway } from '#e2e/support/newer-apis.ts';
import { openControlled } from '#e2e/support/open-stored.ts';
import { test } from '#e2e/support/releases.ts';
import { expect, openHydrated } from '#e2e/support/site-test.ts';

test('in the oldest browsers pages hydrate, menu, links and form work, and the worker stores the site', async ({
  page,
  host,
}) => {
  // Chromium without each API that one of the oldest browsers lacks (src/content/oldest-browsers.ts).
  const apis = newerApis();
  host.workerPrologue = `(${takeAway})(${JSON.stringify(apis)});`;
  await page.addInitScript(takeAway, apis);
  for (const path of ['/', '/services/gen-ai', '/industry/retail'] as const) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => 'withResolvers' in Promise)).toBe(false);
    const name = nameOf('/services');
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('group', { name }).getByRole('link').first()).toBeVisible();
    await headerLink(page, nameOf('/about')).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
  }
  await openControlled(page, '/contact');
  host.isReachable = false;
  await fillIn(page);
  await page.getByRole('button', { name: contact().form.submit }).click();
  await expect(page.getByRole('group', { name: contact().toast.title })).toBeVisible();
  await page.goto('/services/cloud-services');
  await expect(page.locator('h1')).toHaveText(pageTexts('/services/cloud-services').heading);
});
