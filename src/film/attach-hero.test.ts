import { afterEach, expect, test, vi } from 'vitest';
import { pageAtRest, reportPageAtRest } from '#browser/page-at-rest.ts';
import { attachHero } from './attach-hero.ts';
import { createFilm } from './film-store.ts';

interface Browser {
  /** The media query that matches. */
  readonly media?: string;
  /** The media query that matches from the moment when the page asks whether Save-Data is on. */
  readonly laterMedia?: string;
  readonly saveData?: boolean;
}

/** A browser that has stored the film. */
function stubBrowser({ media, laterMedia = media, saveData = false }: Browser) {
  let matching = media;
  const matchMedia = (query: string) =>
    Object.defineProperty(new EventTarget(), 'matches', { get: () => query === matching });
  vi.stubGlobal('window', { matchMedia });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const connection = {
    get saveData() {
      matching = laterMedia;
      return saveData;
    },
  };
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller: {} } });
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
  const stop = attachHero(hero, film);
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
  {
    preference: 'reduced motion that begins late',
    browser: { laterMedia: '(prefers-reduced-motion: reduce)' },
  },
  { preference: 'Save-Data', browser: { saveData: true } },
])('under $preference the poster stays', async ({ browser }) => {
  stubBrowser(browser);
  expect(await statusAtRest()).toBe('idle');
});
