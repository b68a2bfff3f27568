import { expect, test } from 'vitest';
import { tileColumns } from './tile-columns.ts';

test.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])('%d tiles leave no tile alone in a row', (tiles) => {
  expect(tiles % tileColumns(tiles)).not.toBe(1);
});

test('four columns are preferred', () => {
  expect([8, 9, 13].map(tileColumns)).toEqual([4, 3, 5]);
});
