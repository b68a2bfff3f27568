import type { Page } from 'playwright/test';

/** Extends the timers of this duration, in ms, so that a state lasts until the test has examined it. */
export function extendTimers(page: Page, milliseconds: number): Promise<unknown> {
  return page.addInitScript((limit) => {
    const { setTimeout } = window;
    const extended = (callback: TimerHandler, delay?: number) =>
      setTimeout(callback, delay === limit ? 600_000 : delay);
    Object.assign(window, { setTimeout: extended });
  }, milliseconds);
}
