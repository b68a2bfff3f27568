import { expect, test } from 'vitest';
import { laneChange, roundedPath } from './curves.ts';

test('a rounded path keeps its ends and cuts its corner', () => {
  const path = roundedPath(
    [
      [0, 0],
      [100, 0],
      [100, 100],
    ],
    10,
  );
  expect(path[0]).toEqual([0, 0]);
  expect(path[1]).toEqual([90, 0]);
  expect(path.at(-2)).toEqual([100, 10]);
  expect(path.at(-1)).toEqual([100, 100]);
  expect(path).not.toContainEqual([100, 0]);
});

test('a corner takes at most half of a short line', () => {
  const path = roundedPath(
    [
      [0, 0],
      [8, 0],
      [8, 100],
    ],
    10,
  );
  expect(path[1]).toEqual([4, 0]);
});

test('a change of lane starts and ends parallel to its lanes, and passes the middle', () => {
  const across = laneChange([0, 0], [120, 60], 'across');
  expect(across[0]).toEqual([0, 0]);
  expect(across[12]).toEqual([60, 30]);
  expect(across.at(-1)).toEqual([120, 60]);
  expect((across[1]?.[1] ?? 60) / 60).toBeLessThan(0.05);
  expect(laneChange([0, 0], [60, 120], 'down')[12]).toEqual([30, 60]);
});
