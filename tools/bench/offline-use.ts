import type { Page } from 'playwright';
import type { Path } from '#content/paths.ts';

/** Pages that a first visit to the home page has not opened. */
const unvisited: readonly Path[] = ['/about', '/services/cloud-services', '/contact'];

/** Records when the worker begins to serve the page. Call it before that moment. */
export async function watchWorker(page: Page) {
  const watched = await page.evaluateHandle(() => {
    const worker = navigator.serviceWorker;
    const controls = new Promise<unknown>((resolve) => {
      if (worker.controller) resolve(true);
      else worker.addEventListener('controllerchange', resolve, { once: true });
    });
    const isActivated = worker.ready.then(
      ({ active }) =>
        new Promise<unknown>((resolve) => {
          if (active?.state === 'activated') resolve(true);
          else active?.addEventListener('statechange', resolve, { once: true });
        }),
    );
    const serves = Promise.all([controls, isActivated]).then(
      () => performance.timeOrigin + performance.now(),
    );
    return { serves };
  });
  return {
    /** When the worker began to serve the page, ms since 1970; null before that, or after a new document. */
    servesSince: () =>
      watched.evaluate(({ serves }) => Promise.race([serves, null])).catch(() => null),
    /** Resolves when the worker serves the page. */
    serves: () => watched.evaluate(({ serves }) => serves),
  };
}

/** Opens pages by their addresses without a connection; throws if a page does not come from the worker. */
export async function openOffline(page: Page, origin: string): Promise<readonly Path[]> {
  for (const path of unvisited) {
    const answer = await page.goto(origin + path);
    const hasHeading = await page.locator('h1').isVisible();
    if (answer?.status() !== 200 || !answer.fromServiceWorker() || !hasHeading) {
      throw new Error(`${path} does not open offline`);
    }
  }
  return unvisited;
}
