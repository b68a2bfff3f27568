import type { Page } from 'playwright/test';
import { interceptModule } from './faults/intercept-module.ts';
import { home, nameOf } from './support/copy.ts';
import { filmRequests } from './support/film-requests.ts';
import { headerLink } from './support/header-link.ts';
import { waitForRest } from './support/page-rest.ts';
import { expect, openHydrated, openIdle, test } from './support/site-test.ts';

test.use({ realConnection: true });

const button = (page: Page, control: 'play' | 'pause') =>
  page.getByRole('button', { name: home().film[control], exact: true });

/** Limits the page's requests to a rate in Mbit/s, by Chromium's protocol. */
async function limitBandwidth(page: Page, megabits: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: (megabits * 1_000_000) / 8,
    uploadThroughput: -1,
  });
}

test('on a connection below 3 Mbit/s the poster stays until Play is pressed @chromium', async ({
  page,
}) => {
  const requests = filmRequests(page);
  await limitBandwidth(page, 1.6);
  await openIdle(page, '/');
  await expect(button(page, 'play')).toBeVisible();
  await waitForRest(page);
  await expect(page.locator('video')).toHaveCount(0);
  expect(requests).toEqual([]);
  await button(page, 'play').click();
  await expect(button(page, 'pause')).toBeVisible();
  await expect.poll(() => requests).not.toEqual([]);
});

test('a film stops loading when the visitor presses a link @chromium', async ({ page }) => {
  const never = new Promise<void>(() => {});
  await interceptModule(page, 'sentences', () => never);
  // The limit applies before the page opens, so that the film does not begin by itself.
  await limitBandwidth(page, 1.6);
  await openHydrated(page, '/');
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/film/film.'),
  );
  await button(page, 'play').click();
  await page.waitForFunction(() => (document.querySelector('video')?.buffered.length ?? 0) > 0);
  await headerLink(page, nameOf('/about')).click();
  await stopped;
  await expect(page.locator('video')).toHaveCount(0);
  await expect(button(page, 'play')).toBeVisible();
  await expect(page).toHaveURL('/');
});
