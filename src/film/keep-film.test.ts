import { afterEach, expect, test, vi } from 'vitest';
import { filmSources } from '#content/film.ts';
import { askToKeepFilm, filmToKeep } from './keep-film.ts';

/** A fake video element that supports types with one of these codecs. */
const playing = (...codecs: readonly string[]) => ({
  canPlayType: (type: string): CanPlayTypeResult =>
    codecs.some((codec) => type.includes(codec)) ? 'maybe' : '',
});

test.each([
  { plays: ['vp9', 'avc1'], kept: '/film/film.webm' },
  { plays: ['vp9'], kept: '/film/film.webm' },
  { plays: ['avc1'], kept: '/film/film.mp4' },
  { plays: [], kept: null },
])('a browser that plays $plays keeps $kept', ({ plays, kept }) => {
  expect(filmToKeep(playing(...plays))).toBe(kept);
});

test.each(filmSources)('asks for the sources in order, until $src', (supported) => {
  const asked: string[] = [];
  filmToKeep({
    canPlayType: (type) => {
      asked.push(type);
      return type === supported.type ? 'probably' : '';
    },
  });
  const types = filmSources.map(({ type }) => type);
  expect(asked).toEqual(types.slice(0, types.indexOf(supported.type) + 1));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a page with or without Save-Data asks of its worker. */
async function askedOfWorker({ saveData }: { readonly saveData: boolean }) {
  const postMessage = vi.fn();
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('document', { createElement: () => playing('vp9') });
  await askToKeepFilm();
  return postMessage.mock.calls;
}

test('asks the worker for the film, but not under Save-Data', async () => {
  const request = { type: 'KEEP_FILM', src: '/film/film.webm' };
  expect(await askedOfWorker({ saveData: false })).toEqual([[request]]);
  expect(await askedOfWorker({ saveData: true })).toEqual([]);
});
