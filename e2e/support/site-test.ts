import { getResponse } from 'msw';
import { test as base, expect, type Page } from 'playwright/test';
import { fastLink } from './fast-link.ts';
import { mapProvider } from './map-provider.ts';
import { bringDrawingsNear, isDrawn } from './page-drawings.ts';

interface SiteOptions {
  /** Console messages that a test provokes on purpose (an object: Playwright unwraps arrays). */
  provoked: { readonly messages: readonly RegExp[] };
  /** Whether the page's link is as it comes; otherwise it seems fast, on a busy machine, too. */
  realLink: boolean;
}

/** Where the worker is blocked, Playwright says so, and so does the site: it works online alone. */
const blockedWorker = [
  /^Service Worker registration blocked by Playwright$/,
  // In the words of Chromium, Firefox and WebKit.
  /^The site is not available offline: TypeError: (Cannot read properties of undefined|.* is undefined|undefined is not an object)/,
] as const;

/**
 * The test every suite uses. It fails on whatever a visitor's console would show (which includes
 * policy violations and hydration errors) and on a request to any host but ours; the map
 * provider is played by msw.
 */
export const test = base.extend<SiteOptions & { watchfulness: undefined }>({
  provoked: [{ messages: [] }, { option: true }],
  realLink: [false, { option: true }],
  watchfulness: [
    async ({ context, baseURL, provoked, realLink }, use) => {
      if (!realLink) await context.addInitScript(fastLink);
      const complaints: string[] = [];
      const complain = (message: string) => {
        const expectations = [...blockedWorker, ...provoked.messages];
        if (!expectations.some((expected) => expected.test(message))) complaints.push(message);
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(message.text());
      });
      context.on('weberror', (webError) => complain(String(webError.error())));

      const { host } = new URL(baseURL ?? '');
      await context.route(
        (url) => url.protocol.startsWith('http') && url.host !== host,
        async (route) => {
          const url = route.request().url();
          const response = await getResponse(mapProvider, new Request(url));
          if (!response) {
            complain(`unknown request: ${url}`);
            return route.abort();
          }
          await route.fulfill({
            status: response.status,
            headers: Object.fromEntries(response.headers),
            body: await response.text(),
          });
        },
      );

      await use(undefined);
      expect(complaints, 'console noise and unknown requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits until the page says that React has taken it over (src/ui/PageHeading.tsx): from then on it answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is at rest. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await atRest(page);
}

/** Waits until the page says that it fetches nothing more by itself (src/start/start-when-idle.ts). */
export async function atRest(page: Page): Promise<void> {
  await page.locator('html[data-idle]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is at rest and all its drawings are there, also those far below. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await openAtRest(page, path);
  await page.evaluate(bringDrawingsNear);
  await drawn(page);
}

/** Waits until what a page draws is there, and ready to be painted. Its network says less: a frame can keep it busy. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn);
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
}
