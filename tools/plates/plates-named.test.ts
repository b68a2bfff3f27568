import { expect, test } from 'vitest';
import { drawnPlates } from '#plugins/plates/plates.ts';
import { platesNamed } from './plates-named.ts';

const [first, second] = drawnPlates.map(({ id }) => id);

test('every plate is shown, or those that are named', () => {
  expect(platesNamed([])).toBe(drawnPlates);
  expect(platesNamed([`${second}`, `${first}`]).map(({ id }) => id)).toEqual([first, second]);
});

test('an unknown id fails with the known ones', () => {
  expect(() => platesNamed([`${first}`, 'claud-services'])).toThrow(
    `no plate claud-services, only ${first}, ${second}`,
  );
});
