import { expect, test } from 'vitest';
import { repeatsIn } from './repeats.ts';

const whole = (address: string, bytes: number) => ({ address, bytes, wholeBytes: bytes });

test('a file that was sent once is no repeat', () => {
  expect(repeatsIn([whole('/', 100), whole('/a.js', 50)])).toEqual([]);
});

test('a second response counts with its whole length, a response without a body with its headers', () => {
  const answers = [whole('/a.js', 50), whole('/', 100), whole('/a.js', 50), whole('/', 8)];
  expect(repeatsIn(answers)).toEqual([
    { address: '/a.js', bytes: 50 },
    { address: '/', bytes: 8 },
  ]);
});

test('partial responses are repeats only beyond the length of the file', () => {
  const part = (bytes: number) => ({ address: '/film', bytes, wholeBytes: 1000 });
  expect(repeatsIn([part(400), part(600)])).toEqual([]);
  expect(repeatsIn([part(400), part(900)])).toEqual([{ address: '/film', bytes: 300 }]);
});
