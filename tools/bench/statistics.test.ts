import { expect, test } from 'vitest';
import { median, spread } from './statistics.ts';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow('no median of nothing');
});

test('the spread is half the range', () => {
  expect(spread([10, 16, 12])).toBe(3);
  expect(spread([5])).toBe(0);
});
