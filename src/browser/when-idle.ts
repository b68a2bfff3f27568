/** The longest wait for a page that is never idle, in ms. */
const IDLE_MILLISECONDS = 5000;

/** Resolved when the browser is idle. Safari has no `requestIdleCallback`: there, in the next task. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_MILLISECONDS });
    } else setTimeout(resolve);
  });
}
