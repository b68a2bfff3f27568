import { expect, test } from 'vitest';
import { closed } from './closed.ts';
import { rectangle } from './straight.ts';

test('an outline ends where it starts', () => {
  const corners = rectangle([0, 0], [8, 4]);
  expect(closed(corners)).toEqual([...corners, [0, 0]]);
  expect(closed([])).toEqual([]);
});
