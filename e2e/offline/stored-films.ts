import type { Page } from 'playwright/test';
import { isFilm } from '#content/film.ts';

/** The addresses of the film's files that the worker has stored, with their revisions. */
export async function storedFilmAddresses(page: Page): Promise<URL[]> {
  const addresses = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });
  return addresses.map((address) => new URL(address)).filter(({ pathname }) => isFilm(pathname));
}

/** The paths of the film's files that the worker has stored. */
export async function storedFilms(page: Page): Promise<string[]> {
  return (await storedFilmAddresses(page)).map(({ pathname }) => pathname);
}
