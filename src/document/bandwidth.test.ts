import { afterEach, expect, test, vi } from 'vitest';
import { measuredBandwidth, savesData } from './bandwidth.ts';

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

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  {
    visitor: 'who has switched on Save-Data',
    connection: { saveData: true },
    media: '',
    saves: true,
  },
  {
    visitor: 'whose browser or system prefers reduced data',
    connection: { saveData: false },
    media: '(prefers-reduced-data: reduce)',
    saves: true,
  },
  {
    visitor: 'of a browser that reports no connection',
    connection: undefined,
    media: '',
    saves: false,
  },
  { visitor: 'with neither', connection: { saveData: false }, media: '', saves: false },
])('a visitor $visitor saves data: $saves', ({ connection, media, saves }) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', { matchMedia: (query: string) => ({ matches: query === media }) });
  expect(savesData()).toBe(saves);
});
