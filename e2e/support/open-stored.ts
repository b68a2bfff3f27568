import type { Page } from 'playwright/test';
import { expect } from './site-test.ts';
import { storedFilms } from './stored-films.ts';

/** For what is seen only after a worker has stored a release, or has failed to. */
export const expectInstalled = expect.configure({ timeout: 30_000 });

/** Opens a page and waits until a worker controls it: then the site is stored, except for the film. */
export async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens a page and waits until the whole site is stored, with a film. */
export async function openStored(page: Page, path: string): Promise<void> {
  await openControlled(page, path);
  await expectInstalled.poll(() => storedFilms(page)).toHaveLength(1);
}
