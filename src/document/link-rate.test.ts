import { expect, test } from 'vitest';
import { provenRate } from './link-rate.ts';

const framework = {
  transferSize: 82_700,
  encodedBodySize: 82_400,
  // When the first 16 KB have come.
  responseStart: 1082,
  responseEnd: 1412,
  workerStart: 0,
};

test('a file of 82 KB in 412 ms proves 1.6 Mbit/s', () => {
  expect(provenRate([framework])).toBeCloseTo(1.6, 2);
});

test('the fastest of several files counts: the others may have shared the link with it', () => {
  const faster = { ...framework, responseEnd: 1165 };
  expect(provenRate([framework, faster, framework])).toBeCloseTo(6.4, 1);
});

test.each([
  { where: 'the cache', change: { transferSize: 0 } },
  { where: 'the cache, after the host was asked', change: { transferSize: 300 } },
  { where: 'the worker', change: { workerStart: 900 } },
])('a file from $where proves nothing', ({ change }) => {
  expect(provenRate([{ ...framework, ...change }])).toBeNull();
});

test('a file of few records proves nothing', () => {
  const small = { ...framework, transferSize: 26_900, encodedBodySize: 26_600 };
  expect(provenRate([small])).toBeNull();
});
