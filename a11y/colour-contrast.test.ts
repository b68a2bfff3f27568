import { expect, test } from 'vitest';
import { contrast } from './colour-contrast.ts';

test.each([
  [0x000000, 0xffffff, 21],
  [0xffffff, 0x000000, 21],
  [0x767676, 0xffffff, 4.54],
  [0xff0000, 0xff0000, 1],
])('contrast of %i and %i is as WCAG defines it', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(one, other), 'a second time').toBeCloseTo(expected, 2);
});
