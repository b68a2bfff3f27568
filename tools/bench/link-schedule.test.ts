import { expect, test } from 'vitest';
import { LinkSchedule } from './link-schedule.ts';

/** One byte a millisecond. */
const slow = () => new LinkSchedule({ bitsPerSecond: 8000, delay: 75, queueBytes: 3000 });

test('a packet needs its length at the link’s rate, plus the delay', () => {
  expect(slow().send(100, 1460)).toEqual({ leaves: 1560, arrives: 1635 });
});

test('a packet leaves after the packets before it; their delays overlap', () => {
  const link = slow();
  link.send(0, 1000);
  expect(link.send(10, 1000)).toEqual({ leaves: 2000, arrives: 2075 });
  expect(link.send(20, 500)).toEqual({ leaves: 2500, arrives: 2575 });
});

test('idle time does not make later packets faster', () => {
  const link = slow();
  link.send(0, 1000);
  expect(link.send(5000, 1000)).toEqual({ leaves: 6000, arrives: 6075 });
});

test('a full queue has room when enough bytes have left', () => {
  const link = slow();
  expect(link.roomAt(0, 3000)).toBe(0);
  link.send(0, 2000);
  expect(link.roomAt(0, 1000)).toBe(0);
  link.send(0, 1000);
  expect(link.roomAt(0, 1460)).toBe(1460);
  expect(link.roomAt(400, 100)).toBe(400);
});

test('packets sent as soon as there is room arrive at the link’s rate', () => {
  const link = new LinkSchedule({ bitsPerSecond: 1_600_000, delay: 75, queueBytes: 65_536 });
  let now = 0;
  let arrived = 0;
  for (let sent = 0; sent < 160_000; sent += 1000) {
    now = link.roomAt(now, 1000);
    arrived = link.send(now, 1000).arrives;
  }
  expect(arrived).toBeCloseTo(800 + 75);
});
