import { expect, test, vi } from 'vitest';
import { announce, announcements } from './announcements.ts';
import { standClock } from './stand-clock.ts';

standClock();

test('each announcement stays for 5 s of its own, also the same text again', () => {
  const current = () => announcements.getState().map(({ text }) => text);
  announce('Sending...');
  vi.advanceTimersByTime(1000);
  announce('Sending...');
  expect(new Set(announcements.getState().map(({ id }) => id)).size).toBe(2);
  vi.advanceTimersByTime(3999);
  expect(current()).toEqual(['Sending...', 'Sending...']);
  vi.advanceTimersByTime(1);
  expect(current()).toEqual(['Sending...']);
  vi.advanceTimersByTime(1000);
  expect(current()).toEqual([]);
});
