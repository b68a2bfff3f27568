import type { Page } from 'playwright/test';
import { recordAnnouncements } from '#e2e/support/announcements.ts';
import { runAxe } from '#e2e/support/axe.ts';
import { offline, pageTexts } from '#e2e/support/copy.ts';
import { lookForUpdate, nextRelease, test } from '#e2e/support/releases.ts';
import { expect, openIdle, waitForHydration, waitForIdle } from '#e2e/support/site-test.ts';
import { storedFilms } from '#e2e/support/stored-films.ts';
import { anyNotice } from './update-notice.ts';

/** The connection is fast, so that only the preference can hold anything back. */
const savesData = `
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, downlink: 10 } });
`;

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page, id: 'action' | 'retry') =>
  footer(page).getByRole('button', { name: offline().use[id] });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

for (const { preference, tag, prefer } of [
  {
    preference: 'Save-Data',
    tag: [],
    prefer: (page: Page) => page.addInitScript(savesData),
  },
  {
    preference: 'the preference for reduced data',
    tag: '@whole',
    // Chromium has the preference behind a flag.
    prefer: (page: Page) =>
      page.addInitScript(() => {
        const { matchMedia } = window;
        window.matchMedia = (query) =>
          matchMedia(query.replace('(prefers-reduced-data: reduce)', 'all'));
      }),
  },
]) {
  test(`with ${preference}, an idle page has loaded nothing for other pages and for offline use`, {
    tag,
  }, async ({ page, host }) => {
    await prefer(page);
    await openIdle(page, '/about');
    const bytes = host.requests.reduce((sum, request) => sum + request.bytes, 0);
    test.info().annotations.push({
      type: 'a first visit that saves data',
      description: `${host.requests.length} requests, ${bytes} bytes`,
    });
    const requested = host.requests.map(({ path }) => path);
    expect(requested).not.toContain('/service-worker.js');
    expect(requested.filter((path) => /careers|privacy|banking|gen-ai/.test(path))).toEqual([]);
    // 150 KB is the page itself.
    expect(bytes).toBeLessThan(200_000);
    expect(await registrations(page)).toBe(0);
    await expect(button(page, 'action')).toBeVisible();
  });
}

test.describe('with Save-Data', () => {
  test.beforeEach(({ context }) => context.addInitScript(savesData));

  test('the footer says what offline use costs, and a press stores the site, without its film', async ({
    page,
    host,
  }) => {
    await openIdle(page, '/about');
    await expect(footer(page).getByText(offline().use.offered)).toContainText(/\d[.,]\d.MB$/);
    const heard = await recordAnnouncements(page);
    host.hold((path) => path === '/careers');
    await button(page, 'action').press('Enter');
    const bar = footer(page).getByRole('progressbar', { name: offline().use.downloading });
    await expect
      .poll(() => bar.evaluate((node: HTMLProgressElement) => node.value))
      .toBeGreaterThan(0);
    await expect(button(page, 'action')).toBeFocused();
    await expect(button(page, 'action')).toHaveAttribute('aria-disabled', 'true');
    expect((await runAxe(page, 'light')).complaints).toEqual([]);
    host.release();
    await expect(footer(page).getByText(offline().use.stored)).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await heard()).toEqual([offline().use.downloading, offline().use.stored]);
    // The focused button is gone: the next link of the footer has the focus.
    await expect(footer(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);

    expect(await storedFilms(page)).toEqual([]);
    host.isReachable = false;
    for (const path of ['/careers', '/services/gen-ai'] as const) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
    }
    await expect(footer(page).getByText(offline().use.offered)).toHaveCount(0);
  });

  test('a tab that did not ask shows the download, too', { tag: '@whole' }, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openIdle(other, '/careers');
    await openIdle(page, '/about');
    await button(page, 'action').click();
    await expect(footer(other).getByText(offline().use.stored)).toBeVisible();
  });

  test('a page with a worker checks for no new release', { tag: '@whole' }, async ({
    page,
    host,
  }) => {
    await openIdle(page, '/about');
    await button(page, 'action').click();
    await expect(footer(page).getByText(offline().use.stored)).toBeVisible();
    await page.reload();
    await waitForIdle(page);
    await expect(button(page, 'action')).toHaveCount(0);
    host.deploy(nextRelease);
    await lookForUpdate(page);
    // The browser itself checks: the page offers what it finds.
    expect(host.requests.map(({ path }) => path)).not.toContain('/service-worker.js');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect(anyNotice(page)).toBeVisible();
  });

  test.describe('on a host that cannot send every file', () => {
    test.use({
      provoked: {
        messages: [/could not store it/, /^Failed to load resource/, /bad HTTP response/],
      },
    });

    test('a press says that the site could not be stored, and another one tries again', async ({
      page,
      host,
    }) => {
      await openIdle(page, '/about');
      const heard = await recordAnnouncements(page);
      host.broken.add('/careers');
      await button(page, 'action').press('Enter');
      await expect(footer(page).getByText(offline().use.failed)).toBeVisible();
      await expect(button(page, 'retry')).toBeFocused();
      host.broken.clear();
      await button(page, 'retry').press('Enter');
      await expect(footer(page).getByText(offline().use.stored)).toBeVisible();
      expect(await heard()).toEqual([
        offline().use.downloading,
        offline().use.failed,
        offline().use.downloading,
        offline().use.stored,
      ]);
    });

    test('a press is answered if the worker itself is missing', { tag: '@whole' }, async ({
      page,
      host,
    }) => {
      await openIdle(page, '/about');
      host.broken.add('/service-worker.js');
      await button(page, 'action').click();
      await expect(footer(page).getByText(offline().use.failed)).toBeVisible();
      host.broken.clear();
      await button(page, 'retry').click();
      await expect(footer(page).getByText(offline().use.stored)).toBeVisible();
    });
  });
});
