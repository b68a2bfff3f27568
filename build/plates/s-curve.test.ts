import { expect, test } from 'vitest';
import { sCurve } from './s-curve.ts';

test('an S curve goes from one point to the other, through the middle', () => {
  const curve = sCurve([0, 100], [80, 20]);
  expect(curve[0]).toEqual([0, 100]);
  expect(curve[4]).toEqual([40, 60]);
  expect(curve.at(-1)).toEqual([80, 20]);
});

test('it leaves and reaches them almost level', () => {
  const slopes = sCurve([0, 0], [80, 80]).map(([x, y]) => y - x);
  expect(slopes[1]).toBeLessThan(0);
  expect(slopes[7]).toBeGreaterThan(0);
});
