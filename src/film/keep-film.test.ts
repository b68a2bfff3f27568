import { expect, test } from 'vitest';
import { filmSources } from '#content/film.ts';
import { filmToKeep } from './keep-film.ts';

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

test('asks for the sources in order and stops at the first supported source', () => {
  const asked: string[] = [];
  filmToKeep({
    canPlayType: (type) => {
      asked.push(type);
      return type === filmSources[1].type ? 'probably' : '';
    },
  });
  expect(asked).toEqual(filmSources.map(({ type }) => type));
});
