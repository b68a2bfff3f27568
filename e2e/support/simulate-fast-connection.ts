/**
 * Runs in the page, before its own code. The page measures a fast connection, even if a busy machine is slow,
 * so the film plays without a press. film.spec.ts tests a page with a real measurement.
 */
export function simulateFastConnection(): void {
  Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', {
    get(this: PerformanceResourceTiming) {
      return this.responseStart + 1;
    },
  });
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof EventTarget) {
    Object.defineProperty(connection, 'downlink', { value: 10 });
  }
}
