import { afterEach, expect, test, vi } from 'vitest';
import { pageAtRest, reportPageAtRest } from '#document/page-at-rest.ts';
import { createFilm } from './film-store.ts';
import { followVisibility } from './follow-visibility.ts';

/** A browser that has stored the film. */
function stubBrowser({ media = '', saveData = false }) {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query === media });
  vi.stubGlobal('window', { matchMedia });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker: { controller: {} } });
  const keys = async () => [{ url: 'https://site.example/film/film.webm' }];
  vi.stubGlobal('caches', { keys: async () => ['release'], open: async () => ({ keys }) });
  vi.stubGlobal('IntersectionObserver', UnusedObserver);
}

class UnusedObserver {
  observe() {}
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The film's status once it is decided whether it plays unasked. */
async function statusAtRest(): Promise<string> {
  const film = createFilm();
  // The observer above asks nothing of the element.
  const hero: HTMLElement = Object.create(null);
  const stop = followVisibility(hero, film);
  reportPageAtRest();
  await pageAtRest;
  await vi.dynamicImportSettled();
  const { status } = film.store.getState();
  stop();
  return status;
}

test('a stored film plays unasked', async () => {
  stubBrowser({});
  expect(await statusAtRest()).toBe('playing');
});

test.each([
  { preference: 'reduced motion', browser: { media: '(prefers-reduced-motion: reduce)' } },
  { preference: 'forced colors', browser: { media: '(forced-colors: active)' } },
  { preference: 'Save-Data', browser: { saveData: true } },
])('under $preference the poster stays', async ({ browser }) => {
  stubBrowser(browser);
  expect(await statusAtRest()).toBe('idle');
});
