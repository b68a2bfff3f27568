import { afterEach, expect, test, vi } from 'vitest';
import { createFilm } from './film-store.ts';
import { yieldToNavigation } from './yield-to-navigation.ts';

/** A link to About. It is also the document, because events of Node do not bubble. */
class FakeLink extends EventTarget {
  readonly origin = 'https://site.example';
  readonly pathname = '/about';
  closest() {
    return this;
  }
}

const loading = { buffered: { length: 1, start: () => 0, end: () => 3 }, duration: 12 };
const loaded = { buffered: { length: 1, start: () => 0, end: () => 12 }, duration: 12 };

const noKeys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The status of a playing film on Home after an event on the link. */
function statusAfter(type: string, properties: object, video = loading): string {
  const link = new FakeLink();
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('document', link);
  vi.stubGlobal('window', { location: { origin: link.origin, pathname: '/' } });
  const film = createFilm();
  film.attach();
  film.play();
  const stop = yieldToNavigation(film, video);
  link.dispatchEvent(Object.assign(new Event(type), { button: 0, ...noKeys, ...properties }));
  stop();
  return film.store.getState().status;
}

test.each([
  { press: 'mouse', type: 'pointerdown', properties: { pointerType: 'mouse' } },
  { press: 'touch', type: 'click', properties: { pointerType: 'touch' } },
  { press: 'keyboard', type: 'click', properties: {} },
])('a film that loads stops at a $type by $press', ({ type, properties }) => {
  expect(statusAfter(type, properties)).toBe('idle');
  expect(statusAfter(type, properties, loaded)).toBe('playing');
});

test.each(['touch', 'pen'])('the film continues when a %s may begin to scroll', (pointerType) => {
  expect(statusAfter('pointerdown', { pointerType })).toBe('playing');
});

test.each([
  { press: 'the right button', properties: { button: 2 } },
  { press: 'the middle button', properties: { button: 1 } },
  ...Object.keys(noKeys).map((key) => ({ press: key, properties: { [key]: true } })),
])('the film continues at a press with $press', ({ properties }) => {
  expect(statusAfter('pointerdown', { pointerType: 'mouse', ...properties })).toBe('playing');
  expect(statusAfter('click', properties)).toBe('playing');
});
