import type { Page } from 'playwright/test';
import { releaseFolder } from './built-releases.ts';
import { Host } from './host.ts';
import { test as siteTest } from './site-test.ts';

/** The folder of a second release, in which one sentence of one page has changed. */
export const nextRelease = releaseFolder('next');

/** Tests with a host of their own, which serves the built release first. */
export const test = siteTest.extend<{ host: Host; baseURL: string }>({
  host: async ({ browserName: _ }, use, testInfo) => {
    // To store a release takes as long as most tests.
    testInfo.slow();
    const host = new Host();
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(await host.start()),
});

/** Makes the page look for a new version, as when the page becomes visible. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
