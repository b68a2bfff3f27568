import type { Page } from 'playwright/test';
import { isFilm } from '#content/film.ts';

/** Records the paths of the film's files that the page requests from now on. */
export function filmRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isFilm(pathname)) requests.push(pathname);
  });
  return requests;
}
