import { test as base, expect, type Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { FAST, simulateBandwidth, stopTime } from './simulated-browser.ts';
import { isDrawn, scrollToDrawings } from './waiting.ts';

export interface SiteOptions {
  /** Console messages that a test provokes on purpose (an object: Playwright unwraps arrays). */
  provoked: { readonly messages: readonly RegExp[] };
  /** The bandwidth that the page measures, in Mbit/s. `null`: its real bandwidth. */
  bandwidth: number | null;
  /** Another origin that pages may contact, besides the map provider. */
  receiverOrigin: string | null;
  /** The time at which the page's clock stands, in ms since 1970. Otherwise it runs. */
  time: number | null;
}

const blockedWorker = [
  /^Service Worker registration blocked by Playwright$/,
  // The error messages of Chromium, Firefox and WebKit.
  /^The site is not available offline: TypeError: (Cannot read properties of undefined|.* is undefined|undefined is not an object)/,
] as const;

/** Fails on an error or warning in the console, also of policy and hydration, and on a request to another host but for the maps. */
export const test = base.extend<SiteOptions & { consoleAndRequests: undefined }>({
  provoked: [{ messages: [] }, { option: true }],
  bandwidth: [FAST, { option: true }],
  receiverOrigin: [null, { option: true }],
  time: [null, { option: true }],
  consoleAndRequests: [
    async (
      { context, baseURL, serviceWorkers, provoked, bandwidth, receiverOrigin, time },
      use,
    ) => {
      if (bandwidth !== null) await context.addInitScript(simulateBandwidth, bandwidth);
      if (time !== null) await context.addInitScript(stopTime, time);
      const complaints: string[] = [];
      // Where workers are allowed, the same message tells of a fault in the site.
      const ofWorker = serviceWorkers === 'block' ? blockedWorker : [];
      const complain = (message: string, address = '') => {
        const expectations = [...ofWorker, ...provoked.messages];
        if (expectations.some((expected) => expected.test(message))) return;
        complaints.push(`${message} ${address}`);
      };
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        complain(message.text(), message.location().url);
      });
      context.on('weberror', (webError) => complain(String(webError.error())));

      const { origin } = new URL(baseURL ?? '');
      const allowed = [origin, receiverOrigin ?? []].flat().join('|').replaceAll('.', '\\.');
      await context.route(
        // Not a function: Playwright would ask this process about each request, which costs a page 60 ms (measured).
        new RegExp(`^(?!(${allowed})/)https?:`),
        (route) => {
          const url = route.request().url();
          if (isMapAddress(url)) return route.fulfill({ contentType: 'text/html', body: map });
          complain(`unknown request: ${url}`);
          return route.abort();
        },
      );

      await use(undefined);
      expect(complaints, 'console messages and unknown requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

/** Waits until the page reports that React has hydrated it (src/shell/Frame.tsx): then it answers input. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export async function openIdle(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await waitForIdle(page);
}

/** Waits until the page reports that it is idle (src/app/start-when-idle.ts). */
export async function waitForIdle(page: Page): Promise<void> {
  await page.locator('html[data-idle]').waitFor({ state: 'attached' });
}

export async function openDrawn(page: Page, path: string): Promise<void> {
  await openIdle(page, path);
  await page.evaluate(scrollToDrawings);
  await waitForDrawings(page);
}

/** Waits until fonts, drawings, pictures and maps can be painted. An idle network is no sign: a frame can keep it busy. */
export async function waitForDrawings(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn);
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
}

const map = '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>';

function isMapAddress(url: string): boolean {
  const { origin, pathname, searchParams } = new URL(url);
  if (origin + pathname !== `${company.mapProvider.origin}/export/embed.html`) return false;
  const numbersOf = (name: string) => searchParams.get(name)?.split(',').map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = numbersOf('bbox');
  const [latitude = 0, longitude = 0] = numbersOf('marker');
  return west < longitude && longitude < east && south < latitude && latitude < north;
}
