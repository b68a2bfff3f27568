import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onMinute } from './minutes.ts';

const tab = Object.assign(new EventTarget(), { hidden: false });

const setHidden = (hidden: boolean) => {
  tab.hidden = hidden;
  tab.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-06T07:59:30Z') });
  vi.stubGlobal('document', tab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the listener hears each minute at its beginning, until it stops', () => {
  const listener = vi.fn();
  const stop = onMinute(listener);
  vi.advanceTimersByTime(29_999);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  setHidden(false);
  expect(vi.getTimerCount()).toBe(0);
});
