import { expect, test } from 'vitest';
import { provenRate } from './link-rate.ts';

const framework = {
  transferSize: 82_700,
  encodedBodySize: 82_400,
  responseStart: 1000,
  responseEnd: 1412,
  workerStart: 0,
};

test('a file of 82 KB in 412 ms proves 1.6 Mbit/s', () => {
  expect(provenRate([framework])).toBeCloseTo(1.6, 2);
});

test('the fastest of several files counts: the others may have shared the link with it', () => {
  const faster = { ...framework, responseEnd: 1103 };
  expect(provenRate([framework, faster, framework])).toBeCloseTo(6.4, 1);
});

test.each([
  { where: 'the cache', change: { transferSize: 0 } },
  { where: 'the cache, after the host was asked', change: { transferSize: 300 } },
  { where: 'the worker', change: { workerStart: 900 } },
])('a file from $where proves nothing', ({ change }) => {
  expect(provenRate([{ ...framework, ...change }])).toBeNull();
});

test('a small file proves nothing: it comes in a burst', () => {
  const small = { ...framework, transferSize: 8200, encodedBodySize: 8000, responseEnd: 1001 };
  expect(provenRate([small])).toBeNull();
});
