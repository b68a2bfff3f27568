import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANNOUNCED_MILLISECONDS, announce, announcements } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = () => announcements.getState().map(({ text }) => text);

test('an announcement stays for 5 s', () => {
  announce('Sending...');
  vi.advanceTimersByTime(ANNOUNCED_MILLISECONDS - 1);
  expect(texts()).toEqual(['Sending...']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a second announcement does not remove the first', () => {
  announce('Sending...');
  vi.advanceTimersByTime(1000);
  announce('Message Sent!');
  expect(texts()).toEqual(['Sending...', 'Message Sent!']);
  vi.advanceTimersByTime(ANNOUNCED_MILLISECONDS - 1000);
  expect(texts()).toEqual(['Message Sent!']);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('the same text again is a new announcement', () => {
  announce('Sending...');
  announce('Sending...');
  expect(new Set(announcements.getState().map(({ id }) => id)).size).toBe(2);
  vi.advanceTimersByTime(ANNOUNCED_MILLISECONDS);
});
