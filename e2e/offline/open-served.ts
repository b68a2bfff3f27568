import type { Page } from 'playwright/test';

/** Opens a page and waits until its worker serves it, which means that the whole site is stored. */
export async function openServed(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
