import type { Page } from 'playwright/test';
import { isFilm } from '#content/film.ts';
import { expect } from './site-test.ts';

/** Records the paths of the film's files that the page requests from now on. */
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

/** Expects that the film plays, and plays on after a seek to its eighth second. */
export async function expectPlaysAndSeeks(page: Page): Promise<void> {
  const film = page.locator('video');
  const time = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 8;
  });
  await expect.poll(time).toBeGreaterThan(8);
}
