import { expect, test } from 'vitest';
import { repeatsIn } from './repeats.ts';

const whole = (address: string, bytes: number) => ({ address, bytes, wholeBytes: bytes });

test('a file that was sent once is no repeat', () => {
  expect(repeatsIn([whole('/', 100), whole('/a.js', 50)])).toEqual([]);
});

test('of a file sent twice one is too many; an answer without a body is only its head', () => {
  const answers = [whole('/a.js', 50), whole('/', 100), whole('/a.js', 50), whole('/', 8)];
  expect(repeatsIn(answers)).toEqual([
    { address: '/a.js', bytes: 50 },
    { address: '/', bytes: 8 },
  ]);
});

test('parts of a file are no repeats until they are more than the file', () => {
  const part = (bytes: number) => ({ address: '/film', bytes, wholeBytes: 1000 });
  expect(repeatsIn([part(400), part(600)])).toEqual([]);
  expect(repeatsIn([part(400), part(900)])).toEqual([{ address: '/film', bytes: 300 }]);
});
