import type { Page } from 'playwright/test';

/** Keeps a confirmation, which would close after 8 s (src/ui/toasts.ts). Call this before the page is opened. */
export function keepToast(page: Page): Promise<unknown> {
  return extendTimers(page, 8000);
}

/** Extends the timers of this duration, in ms, so that a state lasts until the test has examined it. */
export function extendTimers(page: Page, milliseconds: number): Promise<unknown> {
  return page.addInitScript((limit) => {
    const { setTimeout } = window;
    const extended = (callback: TimerHandler, delay?: number) =>
      setTimeout(callback, delay === limit ? 600_000 : delay);
    Object.assign(window, { setTimeout: extended });
  }, milliseconds);
}
