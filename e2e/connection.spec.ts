import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { liveRegion, recordAnnouncements } from './support/announcements.ts';
import { contact, shell } from './support/copy.ts';
import { keepToast } from './support/extend-timers.ts';
import { fillInWithToastLoaded } from './support/fill-in.ts';
import { expect, openHydrated, openIdle, test, waitForIdle } from './support/site-test.ts';

// These tests run without the worker, so the site is not stored.
const offline = () => shell().connection.offline.thisPage;
const returned = () => shell().connection.returned;

const notice = (page: Page) => page.locator('.notice-strip');

/** Switches the network on or off, and waits for the page's event. */
async function switchNetwork(page: Page, to: 'online' | 'offline'): Promise<void> {
  await page.evaluate((event) => {
    const told = new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
    Object.assign(window, { told });
  }, to);
  await page.context().setOffline(to === 'offline');
  await page.evaluate(async () => {
    await Reflect.get(window, 'told');
  });
}

test.describe('the offline notice', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openIdle(page, '/about');
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('appears after 1000 ms offline, and is announced once, like the return', async ({
    page,
  }) => {
    const heard = await recordAnnouncements(page);
    await switchNetwork(page, 'offline');
    await page.clock.runFor(999);
    await expect(liveRegion(page)).toBeEmpty();
    await page.clock.runFor(1);
    await expect(liveRegion(page)).toHaveText(offline());
    await expect(notice(page)).toHaveText(offline());
    await expect(notice(page)).toBeInViewport();
    await page.clock.runFor(60_000);
    expect(await heard()).toEqual([offline()]);

    await switchNetwork(page, 'online');
    await expect(notice(page)).toHaveCount(0);
    await expect(liveRegion(page)).toHaveText(returned());
    await page.clock.runFor(5000);
    await expect(liveRegion(page)).toBeEmpty();
    expect(await heard()).toEqual([offline(), returned()]);
  });

  test('ignores interruptions of less than 1000 ms', async ({ page }) => {
    const heard = await recordAnnouncements(page);
    for (const pause of [999, 500, 10]) {
      await switchNetwork(page, 'offline');
      await page.clock.runFor(pause);
      await switchNetwork(page, 'online');
      await page.clock.runFor(pause);
    }
    await page.clock.runFor(60_000);
    expect(await heard()).toEqual([]);
  });
});

test('the notice is at the page’s end in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openIdle(page, '/about');
  await switchNetwork(page, 'offline');
  await expect(notice(page)).toHaveText(offline());
  await expect(notice(page)).not.toBeInViewport();
  await notice(page).scrollIntoViewIfNeeded();
  await expect(notice(page)).toBeInViewport();
});

test('a page that becomes idle offline registers its worker when it is online again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (callback) => {
      Object.assign(window, { idleCallback: callback, requestIdleCallback });
      return 1;
    };
  });
  await openHydrated(page, '/about');
  await page.waitForFunction(() => 'idleCallback' in window);
  await switchNetwork(page, 'offline');
  await page.evaluate(() => Reflect.get(window, 'idleCallback')());
  await expect(page.locator('html')).not.toHaveAttribute('data-idle');
  // The page is also idle after it has failed to register the worker, so the sign is Playwright's message.
  const registration = page.waitForEvent('console', (entry) =>
    entry.text().includes('registration blocked by Playwright'),
  );
  await switchNetwork(page, 'online');
  await registration;
  await waitForIdle(page);
});

test('a toast is above the notice, and focused elements scroll above both', async ({ page }) => {
  await keepToast(page);
  await openIdle(page, '/contact');
  await fillInWithToastLoaded(page);
  await switchNetwork(page, 'offline');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: contact().form.submit }).click();
  const toast = await page.locator('.toast').boundingBox();
  const strip = await notice(page).boundingBox();
  if (!toast || !strip) throw new Error('toast or notice is not there');
  expect(toast.y + toast.height).toBeLessThanOrEqual(strip.y);
  const padding = await page
    .locator('html')
    .evaluate((root) => Number.parseFloat(getComputedStyle(root).scrollPaddingBlockEnd));
  expect(padding).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) - toast.y);
});

test.describe('the maps', () => {
  test('are requested only when they are near the window', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/export/embed.html')) asked.push(request.url());
    });
    await openHydrated(page, '/contact');
    await page.getByLabel(contact().form.name).fill('Ada');
    expect(asked).toEqual([]);
    await page.locator('.map-frame').first().scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').first().getByText('Map')).toBeVisible();
    await expect.poll(() => asked.length).toBe(company.offices.length);
  });

  test('disappear offline and return online without a press', async ({ page }) => {
    await openIdle(page, '/contact');
    await page.locator('.map-frame').first().scrollIntoViewIfNeeded();
    const maps = page.locator('iframe');
    await expect(maps).toHaveCount(company.offices.length);
    for (const map of await maps.all()) await expect(map).toHaveCSS('opacity', '1');
    await switchNetwork(page, 'offline');
    await expect(maps).toHaveCount(0);
    await expect(page.locator('.map-drawing').first()).toBeInViewport();
    await switchNetwork(page, 'online');
    await expect(maps).toHaveCount(company.offices.length);
    await expect(page.frameLocator('iframe').first().getByText('Map')).toBeVisible();
  });

  test('show the drawing until the provider answers', async ({ page }) => {
    const provider = Promise.withResolvers<void>();
    await page.route('**/export/embed.html*', async (route) => {
      await provider.promise;
      await route.fallback();
    });
    await openHydrated(page, '/contact');
    await page.locator('.map-frame').first().scrollIntoViewIfNeeded();
    const map = page.locator('iframe').first();
    await expect(map).toHaveCSS('opacity', '0');
    provider.resolve();
    await expect(map).toHaveCSS('opacity', '1');
  });

  test('leave address, coordinates, directions and the note when they are blocked', async ({
    page,
  }) => {
    const [{ id, street, latitude, longitude }] = company.offices;
    const name = contact().offices.places[id].name;
    await page.route('**/export/embed.html*', (route) => route.abort());
    await openHydrated(page, '/contact');
    const office = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await office.locator('.map-frame').scrollIntoViewIfNeeded();
    await expect(office.locator('iframe')).toHaveCSS('opacity', '1');
    await expect(office.getByText(street)).toBeVisible();
    await expect(office.getByText(`${latitude}, ${longitude}`)).toBeVisible();
    await expect(
      office.getByRole('link', { name: contact().offices.places[id].directions }),
    ).toHaveAttribute(
      'href',
      `${company.mapProvider.origin}/directions?to=${latitude}%2C${longitude}`,
    );
    await expect(office.getByText(contact().offices.unavailable)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has an empty live region and every map', async ({ page }) => {
    await page.goto('/contact');
    await expect(liveRegion(page)).toBeEmpty();
    await expect(page.locator('iframe')).toHaveCount(company.offices.length);
  });
});
