import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgets } from '#plugins/size/weights.ts';
import { colours } from './film.ts';
import { poster } from './poster.ts';

test('the poster is always the same, small, and has the film’s colours and line widths', () => {
  const drawn = poster();
  expect(poster()).toBe(drawn);
  expect(brotliCompressSync(drawn).byteLength).toBeLessThan(budgets.poster);
  const strokes = [...drawn.matchAll(/ stroke="(#\w+)" stroke-width="([\d.]+)"/g)];
  expect(strokes.map(([, colour, width]) => [colour, Number(width)])).toEqual([
    [colours.minor, 2.2],
    [colours.index, 3.2],
  ]);
});
