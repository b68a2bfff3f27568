import type { Page } from 'playwright/test';

/**
 * Waits until the page's intersection observers know where its elements are now. The browser informs all observers in
 * one step, so the first entry of a new observer shows that the others have theirs.
 */
export function waitForObservers(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
  );
}
