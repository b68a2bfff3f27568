import type { Page } from 'playwright/test';
import { isFilm } from '#content/film.ts';

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
