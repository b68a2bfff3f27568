import type { Page } from 'playwright/test';
import { axeComplaints } from '#e2e/support/axe.ts';
import { home, offline } from '#e2e/support/copy.ts';
import { test } from '#e2e/support/host-test.ts';
import { translate } from '#e2e/support/simulated-browser.ts';
import { expect, openHydrated, openIdle } from '#e2e/support/site-test.ts';
import {
  expectInstalled,
  expectPlaysAndSeeks,
  filmRequests,
  lookForUpdate,
  storedFilms,
} from '#e2e/support/stored-site.ts';
import { expectPage, headerLink, recordAnnouncements } from '#e2e/support/visit.ts';
import { letRest, waitForFrames } from '#e2e/support/waiting.ts';

/** The connection is fast, so that only the preference can hold anything back. */
const savesData = `
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, downlink: 10 } });
`;

const isOfOtherPage = (path: string) => /careers|privacy|banking|gen-ai/.test(path);

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page, id: 'action' | 'retry') =>
  footer(page).getByRole('button', { name: offline().use[id] });

// The numbers of the site are in its own language.
test.use({ locale: 'de-DE' });
test.beforeEach(({ context }) => context.addInitScript(savesData));
test.use({
  provoked: { messages: [/could not store it/, /^Failed to load resource/, /bad HTTP response/] },
});

test('a press stores the site without its film, says how far it is, and can be repeated; the film comes in parts', {
  tag: '@whole',
}, async ({ page, context, host }) => {
  await context.clock.install();
  await test.step('before it, nothing is loaded for other pages and for offline use', async () => {
    await openIdle(page, '/about');
    await headerLink(page, '/careers').hover();
    await headerLink(page, '/careers').focus();
    await waitForFrames(page);
    const bytes = host.requests.reduce((sum, request) => sum + request.bytes, 0);
    const requested = host.requests.map(({ path }) => path);
    expect(requested).not.toContain('/service-worker.js');
    expect(requested.filter(isOfOtherPage)).toEqual([]);
    // 150 KB is the page itself.
    expect(bytes).toBeLessThan(200_000);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    await expect(button(page, 'action')).toBeVisible();
  });
  const offer = footer(page).getByText(offline().use.offered);
  await expect(offer).toContainText(/\d\.\d.MB$/);
  await translate(offer);
  await translate(button(page, 'action'));
  const heard = await recordAnnouncements(page);
  host.broken.add('/careers');
  await button(page, 'action').press('Enter');
  await expectInstalled(footer(page).getByText(offline().use.failed)).toBeVisible();
  await expect(button(page, 'retry')).toBeFocused();

  host.broken.clear();
  host.hold((path) => path === '/careers');
  await button(page, 'retry').press('Enter');
  const bar = footer(page).getByRole('progressbar', { name: offline().use.downloading });
  await expectInstalled
    .poll(() => bar.evaluate((node: HTMLProgressElement) => node.value))
    .toBeGreaterThan(0);
  const pressed = footer(page).locator('button[aria-disabled="true"]');
  await expect(pressed).toBeFocused();
  expect(await axeComplaints(page, 'light')).toEqual([]);
  host.release();
  await expectInstalled(footer(page).getByText(offline().use.stored)).toBeVisible();
  await expect(bar).toHaveCount(0);
  const { downloading, failed, stored } = offline().use;
  expect(await heard()).toEqual([downloading, failed, downloading, stored]);
  // The focused button is gone: the next link of the footer has the focus.
  await expect(footer(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);

  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/film/film.webm')) statuses.push(response.status());
  });
  const requests = filmRequests(page);
  await openIdle(page, '/');
  await letRest(page);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: home().film.play }).click();
  await expectPlaysAndSeeks(page);
  expect(new Set(statuses)).toEqual(new Set([206]));

  host.isReachable = false;
  for (const path of ['/careers', '/services/gen-ai'] as const) {
    await openHydrated(page, path);
    await expectPage(page, path);
  }
  await expect(footer(page).getByText(offline().use.offered)).toHaveCount(0);
  expect(await storedFilms(page)).toEqual([]);
});

test('without workers, too, no other page is loaded', { tag: '@whole' }, async ({ page, host }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await openIdle(page, '/about');
  expect(host.requests.map(({ path }) => path).filter(isOfOtherPage)).toEqual([]);
});

test('a tab that did not ask shows the download too, and no page checks for a new release', {
  tag: '@whole',
}, async ({ page, context, host }) => {
  const other = await context.newPage();
  await openIdle(other, '/careers');
  await openIdle(page, '/about');
  host.broken.add('/service-worker.js');
  await button(page, 'action').click();
  await expectInstalled(footer(page).getByText(offline().use.failed)).toBeVisible();
  host.broken.clear();
  await button(page, 'retry').click();
  await expectInstalled(footer(other).getByText(offline().use.stored)).toBeVisible();
  await openIdle(page, '/about');
  host.requests = [];
  await lookForUpdate(page);
  await waitForFrames(page);
  expect(host.requests.map(({ path }) => path)).not.toContain('/service-worker.js');
});
