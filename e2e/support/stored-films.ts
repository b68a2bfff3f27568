import type { Page } from 'playwright/test';
import { isFilm } from '#content/film.ts';

/** The paths of the film's files that the worker has stored; twice where two releases have another file by that path. */
export async function storedFilms(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });
  return addresses.map((address) => new URL(address).pathname).filter(isFilm);
}
