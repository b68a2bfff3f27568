import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a clock that stands until the test moves it. */
export function standClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
