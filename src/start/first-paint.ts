/** A page that has loaded and is not painted, as in a hidden tab, waits no longer than this, in ms. */
const UNPAINTED_MILLISECONDS = 500;

/** Resolved when the page's text has been painted. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, UNPAINTED_MILLISECONDS));
  });
}
