import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkDirection } from './slow-link.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Sends bytes; returns when the queue had room again and when each packet arrived, ms. */
async function send(link: LinkDirection, bytes: number) {
  const start = performance.now();
  const arrivals: number[] = [];
  const receiver = new PassThrough().on('data', () => arrivals.push(performance.now() - start));
  await link.sendBytes(Buffer.alloc(bytes), receiver);
  const queued = performance.now() - start;
  await vi.advanceTimersByTimeAsync(1000);
  return { queued, arrivals };
}

test('packets leave at the link’s rate, wait while the queue is full, and arrive after the delay', async () => {
  // 200 bytes a millisecond: the bytes need 800 ms, and the queue holds the last 328 ms of them.
  const sent = send(new LinkDirection(1_600_000, 75), 160_000);
  await vi.advanceTimersByTimeAsync(2000);
  const { queued, arrivals } = await sent;
  expect(queued).toBeCloseTo(800 - 65_536 / 200, -1);
  expect(arrivals[0]).toBeCloseTo(1460 / 200 + 75, -1);
  expect(arrivals.length).toBe(Math.ceil(160_000 / 1460));
  expect(arrivals.at(-1)).toBeCloseTo(800 + 75, -1);
});

test('two connections share the rate, packet by packet', async () => {
  const link = new LinkDirection(1_600_000, 0);
  const both = Promise.all([send(link, 400_000), send(link, 200_000)]);
  await vi.advanceTimersByTimeAsync(4000);
  const [long, short] = await both;
  expect(short.arrivals.at(-1)).toBeCloseTo(400_000 / 200, -2);
  expect(long.arrivals.at(-1)).toBeCloseTo(600_000 / 200, -2);
});
