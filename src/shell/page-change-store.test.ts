import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageChange, type PageChange } from './page-change-store.ts';

let change: PageChange;
const status = () => change.store.getState().status;

beforeEach(() => {
  vi.useFakeTimers();
  change = createPageChange();
});
afterEach(() => {
  vi.useRealTimers();
});

test('progress is not shown for a change that takes less than 100 ms', () => {
  const seen: string[] = [];
  change.store.subscribe((state) => seen.push(state.status));
  change.begin();
  vi.advanceTimersByTime(99);
  change.end();
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['waiting', 'idle']);
});

test('progress is shown for a longer change until it ends', () => {
  change.begin();
  vi.advanceTimersByTime(100);
  expect(status()).toBe('loading');
  vi.advanceTimersByTime(9899);
  expect(status()).toBe('loading');
  change.end();
  expect(status()).toBe('idle');
});

test('a change that has no answer fails 10 s after the press', () => {
  change.begin();
  vi.advanceTimersByTime(9999);
  expect(status()).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('failed');
});

test('the notice of a failure stays when the router reports that the current page stays', () => {
  change.begin();
  change.fail();
  change.end();
  expect(status()).toBe('failed');
});

test('a second press does not restart the 100 ms', () => {
  change.begin();
  vi.advanceTimersByTime(99);
  change.begin();
  vi.advanceTimersByTime(1);
  expect(status()).toBe('loading');
  change.begin();
  expect(status()).toBe('loading');
});

test('a failure is shown for eight seconds', () => {
  change.begin();
  change.fail();
  vi.advanceTimersByTime(7999);
  expect(status()).toBe('failed');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('idle');
});

test('the next press removes a failure and its time limit', () => {
  change.begin();
  change.fail();
  change.begin();
  expect(status()).toBe('waiting');
  vi.advanceTimersByTime(8000);
  expect(status()).toBe('loading');
});
