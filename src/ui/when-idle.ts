/** A page that is never idle is taken for idle after this time, in ms. */
const IDLE_MILLISECONDS = 5000;

/** Resolves in a task that keeps nobody waiting. Safari tells nobody when it is idle. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(resolve, { timeout: IDLE_MILLISECONDS });
    } else setTimeout(resolve, IDLE_MILLISECONDS);
  });
}
