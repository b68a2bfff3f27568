import { afterEach, expect, test, vi } from 'vitest';
import { pageAtRest, reportPageAtRest } from '#browser/moments.ts';
import { attachHero, yieldToNavigation } from './attach-film.ts';
import { createFilm } from './film-machine.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Browser {
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

test.each<[preference: string, status: string, Browser]>([
  ['no preference', 'playing', {}],
  ['reduced motion', 'idle', { media: '(prefers-reduced-motion: reduce)' }],
  ['reduced motion that begins late', 'idle', { laterMedia: '(prefers-reduced-motion: reduce)' }],
  ['forced colors', 'absent', { media: '(forced-colors: active)' }],
  ['Save-Data', 'idle', { saveData: true }],
  ['reduced data', 'idle', { media: '(prefers-reduced-data: reduce)' }],
])('under %s, a stored film at rest is %s', async (_, status, browser) => {
  stubBrowser(browser);
  const film = createFilm();
  // The observer above asks nothing of the element.
  const hero: HTMLElement = Object.create(null);
  const stop = attachHero(hero, film);
  reportPageAtRest();
  await pageAtRest;
  await vi.dynamicImportSettled();
  expect(film.store.getState().status).toBe(status);
  stop();
});

/** A link to About. It is also the document, because events of Node do not bubble. */
class FakeLink extends EventTarget {
  readonly origin = 'https://site.example';
  readonly pathname = '/about';
  closest() {
    return this;
  }
}

const noKeys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

/** The status of a playing film of 12 s on Home after an event on the link. */
function statusAfter(type: string, properties: object, loadedSeconds: number): string {
  const link = new FakeLink();
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('document', link);
  vi.stubGlobal('window', { location: { origin: link.origin, pathname: '/' } });
  const film = createFilm();
  film.attach();
  film.play();
  const buffered = { length: 1, start: () => 0, end: () => loadedSeconds };
  const listening = new AbortController();
  yieldToNavigation(film, { buffered, duration: 12 }, listening.signal);
  link.dispatchEvent(Object.assign(new Event(type), { button: 0, ...noKeys, ...properties }));
  listening.abort();
  return film.store.getState().status;
}

test('a film that still loads stops at a press that opens another page, and at no other', () => {
  const mouse = { pointerType: 'mouse' };
  const presses: [status: string, type: string, properties: object, loadedSeconds?: number][] = [
    ['idle', 'pointerdown', mouse],
    ['idle', 'click', { pointerType: 'touch' }],
    ['idle', 'click', {}],
    ['playing', 'pointerdown', mouse, 12],
    // Touch and pen may begin to scroll.
    ['playing', 'pointerdown', { pointerType: 'touch' }],
    ['playing', 'pointerdown', { pointerType: 'pen' }],
    // These open a menu, a tab or a window.
    ['playing', 'pointerdown', { ...mouse, button: 2 }],
    ['playing', 'pointerdown', { ...mouse, button: 1 }],
    ['playing', 'click', { altKey: true }],
    ['playing', 'click', { ctrlKey: true }],
    ['playing', 'click', { metaKey: true }],
    ['playing', 'click', { shiftKey: true }],
  ];
  const outcomes = presses.map(([, type, properties, loaded]) =>
    statusAfter(type, properties, loaded ?? 3),
  );
  expect(outcomes).toEqual(presses.map(([status]) => status));
});
