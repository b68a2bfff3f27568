import { expect, test } from 'vitest';
import { measuredBandwidth } from './bandwidth.ts';

const framework = {
  transferSize: 82_700,
  encodedBodySize: 82_400,
  // When the first 16 KB have been received.
  responseStart: 1082,
  responseEnd: 1412,
  workerStart: 0,
};

test('a file of 82 KB in 412 ms gives 1.6 Mbit/s', () => {
  expect(measuredBandwidth([framework])).toBeCloseTo(1.6, 2);
});

test('the fastest of several files counts, because the slower files may have shared the connection', () => {
  const faster = { ...framework, responseEnd: 1165 };
  expect(measuredBandwidth([framework, faster, framework])).toBeCloseTo(6.4, 1);
});

test.each([
  { source: 'the cache', change: { transferSize: 0 } },
  { source: 'the cache, after revalidation', change: { transferSize: 300 } },
  { source: 'the worker', change: { workerStart: 900 } },
])('a file from $source gives no measurement', ({ change }) => {
  expect(measuredBandwidth([{ ...framework, ...change }])).toBeNull();
});

test('a file of few TLS records gives no measurement', () => {
  const small = { ...framework, transferSize: 26_900, encodedBodySize: 26_600 };
  expect(measuredBandwidth([small])).toBeNull();
});
