import type { Locator, Page } from 'playwright/test';
import { isFilm } from '#content/film.ts';
import { offline } from './copy.ts';
import type { Host } from './host.ts';
import { expect } from './site-test.ts';

// The site that a worker has stored, its film, and the notice of the next release.

/** For what is seen only after a worker has stored a release, or has failed to. */
export const expectInstalled = expect.configure({ timeout: 30_000 });

/** Opens a page and waits until a worker controls it: then the site is stored, except for the film. */
export async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export async function openStored(page: Page, path: string): Promise<void> {
  await openControlled(page, path);
  await expectInstalled.poll(() => storedFilms(page)).toHaveLength(1);
}

/** Makes the page look for a new version, as when the page becomes visible. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The notice of a release that waits, that another tab has activated, or whose reload would lose text. */
export const notice = (page: Page, subject: 'waiting' | 'replaced' | 'unsaved'): Locator =>
  page.getByRole('group', { name: offline().updates[subject].title });

export const anyNotice = (page: Page): Locator => page.locator('.toast');

export const press = (page: Page, label: 'reload' | 'later'): Promise<void> =>
  anyNotice(page).getByRole('button', { name: offline().updates[label], exact: true }).click();

/** Presses “Reload” and waits for the document that replaces the page: until then, the old one still answers. */
export async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await press(page, 'reload');
  await loaded;
}

export async function offer(page: Page, host: Host, release: string): Promise<void> {
  host.deploy(release);
  await lookForUpdate(page);
  await expectInstalled(notice(page, 'waiting')).toBeVisible();
}

/** Empties the browser's cache of a page's context, so that only the worker and the host can answer. */
export async function emptyHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

export function filmRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isFilm(pathname)) requests.push(pathname);
  });
  return requests;
}

/** The paths of the film files that the worker has stored. A path appears twice if two releases have different files. */
export async function storedFilms(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });
  return addresses.map((address) => new URL(address).pathname).filter(isFilm);
}

export async function expectPlaysAndSeeks(page: Page): Promise<void> {
  const film = page.locator('video');
  const time = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 8;
  });
  await expect.poll(time).toBeGreaterThan(8);
}
