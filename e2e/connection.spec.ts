import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { contact, shell } from './support/copy.ts';
import { holdUntil } from './support/simulated-browser.ts';
import { expect, openHydrated, openIdle, test, waitForIdle } from './support/site-test.ts';
import { liveRegion, recordAnnouncements } from './support/visit.ts';

// These tests run without the worker, so the site is not stored.
const offline = () => shell().connection.offline.thisPage;
const returned = () => shell().connection.returned;

const notice = (page: Page) => page.locator('.notice-strip');

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

test('a lost connection and its return are said once, after 1000 ms', async ({ page }) => {
  await page.clock.install();
  await openIdle(page, '/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  const heard = await recordAnnouncements(page);
  await test.step('a loss', async () => {
    await switchNetwork(page, 'offline');
    await page.clock.runFor(999);
    await expect(liveRegion(page)).toBeEmpty();
    await page.clock.runFor(1);
    await expect(liveRegion(page)).toHaveText(offline());
    await expect(notice(page)).toHaveText(offline());
    await expect(notice(page)).toBeInViewport();
    await page.clock.runFor(60_000);
    expect(await heard()).toEqual([offline()]);
  });
  await test.step('in a low window the notice is at the page’s end', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(notice(page)).not.toBeInViewport();
    await notice(page).scrollIntoViewIfNeeded();
    await expect(notice(page)).toBeInViewport();
  });
  await test.step('the return', async () => {
    await switchNetwork(page, 'online');
    await expect(notice(page)).toHaveCount(0);
    await expect(liveRegion(page)).toHaveText(returned());
    await page.clock.runFor(5000);
    await expect(liveRegion(page)).toBeEmpty();
  });
});

test('a page that the browser restores tells of a connection lost meanwhile', async ({ page }) => {
  await openIdle(page, '/about');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(notice(page)).toHaveText(offline());
});

test('a page that becomes idle offline registers its worker once online', async ({ page }) => {
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

test('maps load near the window, and a drawing replaces them offline', async ({ page }) => {
  const provider = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/export/embed.html*', (route) => {
    asked.push(route.request().url());
    return holdUntil(provider.promise)(route);
  });
  await openIdle(page, '/contact');
  expect(asked).toEqual([]);
  const maps = page.locator('iframe');
  await page.locator('.map-frame').first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(company.offices.length);
  await expect(maps.first()).toHaveCSS('opacity', '0');
  for (const { id, street, latitude, longitude } of company.offices) {
    const { name, directions } = contact().offices.places[id];
    const heading = page.getByRole('heading', { name });
    const office = page.getByRole('main').getByRole('listitem').filter({ has: heading });
    await expect(office.getByText(street)).toBeVisible();
    await expect(office.getByText(`${latitude}, ${longitude}`)).toBeVisible();
    await expect(office.getByRole('link', { name: directions })).toHaveAttribute(
      'href',
      `${company.mapProvider.origin}/directions?to=${latitude}%2C${longitude}`,
    );
    await expect(office.getByText(contact().offices.unavailable)).toBeVisible();
  }
  const tips = await page.locator('.map-place').evaluateAll((places) =>
    places.map((place) => {
      const { top, height } = place.getBoundingClientRect();
      const bottom = place.querySelector('.map-datum')?.getBoundingClientRect().bottom ?? Infinity;
      return Math.abs(bottom - top - height / 2);
    }),
  );
  expect(Math.max(...tips), 'from the tip of a marker to the office, in px').toBeLessThan(1);
  provider.resolve();
  for (const map of await maps.all()) await expect(map).toHaveCSS('opacity', '1');
  await switchNetwork(page, 'offline');
  await expect(maps).toHaveCount(0);
  await expect(page.locator('.map-graticule').first()).toBeInViewport();
  await switchNetwork(page, 'online');
  await expect(maps).toHaveCount(company.offices.length);
  await expect(page.frameLocator('iframe').first().getByText('Map')).toBeVisible();
  await test.step('also where an extension has put something else in the place of a map', async () => {
    await maps.first().evaluate((map) => map.replaceWith(document.createElement('p')));
    await switchNetwork(page, 'offline');
    await expect(maps).toHaveCount(0);
    await expect(page.locator('.map-graticule').first()).toBeVisible();
  });
});
