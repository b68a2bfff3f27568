import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { movingTerrain } from '#plugins/drawings/terrain.ts';
import { composite, drawSegment, emptyCoverage } from './frames.ts';
import { soundtrack } from './soundtrack.ts';

const file = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../public/film', name));

test('the terrain is the same at both ends of the loop, and moves in between', () => {
  const at = (moment: number) => [0, 300, 900].map((x) => movingTerrain(moment)(x, 2 * x));
  at(0).forEach((height, i) => {
    expect(at(1)[i]).toBeCloseTo(height, 10);
    expect(Math.abs((at(0.5)[i] ?? height) - height)).toBeGreaterThan(0.001);
  });
});

test('the sound begins and ends in silence, and is quiet in between', () => {
  const rate = 8000;
  const samples = soundtrack(rate);
  expect(samples).toHaveLength(2 * 12 * rate);
  const peak = (part: Int16Array) => part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const tenMilliseconds = 0.02 * rate;
  expect(peak(samples.subarray(0, tenMilliseconds))).toBeLessThan(10);
  expect(peak(samples.subarray(-tenMilliseconds))).toBeLessThan(10);
  const loudest = peak(samples);
  expect(loudest).toBeLessThan(0.2 * 32767);
  expect(loudest).toBeGreaterThan(0.1 * 32767);
});

test('a line covers its width, fades within a pixel and leaves other pixels unchanged', () => {
  const coverage = emptyCoverage();
  drawSegment(coverage, [10, 5], [20, 5], 1);
  const column = [3, 4, 5, 6].map((y) => coverage[y * 1280 + 15]);
  expect(column).toEqual([0, 0.5, 0.5, 0]);
  const picture = composite([0, 0, 0], [{ coverage, colour: [200, 100, 50] }]);
  expect([...picture.subarray((4 * 1280 + 15) * 3, (4 * 1280 + 16) * 3)]).toEqual([100, 50, 25]);
  expect([...picture.subarray(0, 3)]).toEqual([0, 0, 0]);
});

describe('the committed files', () => {
  test('have the formats that the page announces', () => {
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
});
