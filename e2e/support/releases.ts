import type { Page } from 'playwright/test';
import { releaseFolder } from './built-releases.ts';
import { Host } from './host.ts';
import { expect, test as siteTest } from './site-test.ts';

/** Tests with a host of their own, which serves the built release first. */
export const test = siteTest.extend<{ host: Host; baseURL: string; nextRelease: string }>({
  host: async ({ browserName: _ }, use) => {
    const host = new Host();
    await use(host);
    host.stop();
  },
  baseURL: async ({ host }, use) => use(await host.start()),
  /** The folder of a second release, in which one sentence of one page is another. */
  nextRelease: [releaseFolder('next'), { option: true }],
});

/** Has the page look for a new version, as it does when it becomes visible. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Marks the page's life, which a reload would end. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
}

/** The page has not been reloaded since it was marked. */
export async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
}
