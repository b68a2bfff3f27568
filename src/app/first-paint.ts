/** The longest wait after the page has loaded, in ms: a hidden tab, for example, paints nothing. */
const UNPAINTED_MILLISECONDS = 500;

/** Resolved at the first contentful paint, or at the end of the wait. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, UNPAINTED_MILLISECONDS));
  });
}
