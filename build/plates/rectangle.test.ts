import { expect, test } from 'vitest';
import { closed, rectangle } from './rectangle.ts';

test('a rectangle goes once around its corners', () => {
  expect(rectangle(10, 20, 30, 40)).toEqual([
    [10, 20],
    [40, 20],
    [40, 60],
    [10, 60],
  ]);
});

test('a closed line ends where it starts', () => {
  const line = closed(rectangle(0, 0, 8, 4));
  expect(line).toHaveLength(5);
  expect(line.at(-1)).toEqual(line[0]);
  expect(closed([])).toEqual([]);
});
