import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const file = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../public/film', name));

test('the committed files have the formats that the page announces', () => {
  const webm = file('film.webm').subarray(0, 1000).toString('latin1');
  for (const word of ['webm', 'V_VP9', 'A_OPUS']) expect(webm).toContain(word);
  const mp4 = file('film.mp4');
  // High profile, level 3.1: the codec string's 64001f.
  const configuration = mp4.indexOf('avcC', 0, 'latin1') + 4;
  expect(mp4.subarray(configuration + 1, configuration + 4).toString('hex')).toBe('64001f');
  expect(mp4.indexOf('mp4a', 0, 'latin1')).toBeGreaterThan(0);
});

test('the mp4 begins with its index, so that it plays while it loads', () => {
  const mp4 = file('film.mp4');
  const index = mp4.indexOf('moov', 0, 'latin1');
  expect(index).toBeGreaterThan(0);
  expect(index).toBeLessThan(mp4.indexOf('mdat', 0, 'latin1'));
});
