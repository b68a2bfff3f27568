import type { Page } from 'playwright/test';
import { expect } from './site-test.ts';
import { storedFilms } from './stored-films.ts';

/** Opens a page and waits until its worker serves it, which means that the site is stored but for its film. */
export async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens a page and waits until the whole site is stored, with a film. */
export async function openServed(page: Page, path: string): Promise<void> {
  await openControlled(page, path);
  await expect.poll(() => storedFilms(page)).toHaveLength(1);
}
