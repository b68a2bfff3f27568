/** A page that is never idle waits no longer than this, in ms. */
const IDLE_MILLISECONDS = 5000;

/** Resolved when the browser has nothing better to do. Safari tells nobody: there the wait is one task. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_MILLISECONDS });
    } else setTimeout(resolve);
  });
}
