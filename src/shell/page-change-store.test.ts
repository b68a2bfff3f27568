import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createPageChange,
  FAILURE_MILLISECONDS,
  PATIENCE_MILLISECONDS,
  type PageChange,
} from './page-change-store.ts';

let change: PageChange;
const status = () => change.store.getState().status;

beforeEach(() => {
  vi.useFakeTimers();
  change = createPageChange();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a change that takes no longer than 100 ms is never shown', () => {
  const seen: string[] = [];
  change.store.subscribe((state) => seen.push(state.status));
  change.begin();
  vi.advanceTimersByTime(PATIENCE_MILLISECONDS - 1);
  change.end();
  vi.advanceTimersByTime(PATIENCE_MILLISECONDS);
  expect(seen).toEqual(['waiting', 'idle']);
});

test('a change that takes longer is shown until it ends', () => {
  change.begin();
  vi.advanceTimersByTime(PATIENCE_MILLISECONDS);
  expect(status()).toBe('loading');
  vi.advanceTimersByTime(60_000);
  expect(status()).toBe('loading');
  change.end();
  expect(status()).toBe('idle');
});

test('a second press does not begin the wait anew', () => {
  change.begin();
  vi.advanceTimersByTime(PATIENCE_MILLISECONDS - 1);
  change.begin();
  vi.advanceTimersByTime(1);
  expect(status()).toBe('loading');
  change.begin();
  expect(status()).toBe('loading');
});

test('a failure is told for eight seconds', () => {
  change.begin();
  change.fail();
  vi.advanceTimersByTime(FAILURE_MILLISECONDS - 1);
  expect(status()).toBe('failed');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('idle');
});

test('the next press takes a failure away, and its time limit too', () => {
  change.begin();
  change.fail();
  change.begin();
  expect(status()).toBe('waiting');
  vi.advanceTimersByTime(FAILURE_MILLISECONDS);
  expect(status()).toBe('loading');
});
