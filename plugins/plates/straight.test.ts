import { expect, test } from 'vitest';
import { level, rectangle, upright } from './straight.ts';

test('straight lines and rectangles by their ends', () => {
  expect(level(5, 1, 9)).toEqual([
    [1, 5],
    [9, 5],
  ]);
  expect(upright(5, 1, 9)).toEqual([
    [5, 1],
    [5, 9],
  ]);
  expect(rectangle([0, 1], [4, 3])).toEqual([
    [0, 1],
    [4, 1],
    [4, 3],
    [0, 3],
  ]);
});
