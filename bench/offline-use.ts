import type { Page } from 'playwright';
import type { Path } from '#content/paths.ts';

/** Addresses that a first visit to the home page has not seen. */
const unseen: readonly Path[] = ['/about', '/services/cloud-services', '/contact'];

/** Notes when the worker serves the page; to be called before it does. */
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
    /** When the worker began to serve the page, ms since 1970; null where it has not, or the page has been left. */
    servesSince: () =>
      watched.evaluate(({ serves }) => Promise.race([serves, null])).catch(() => null),
    /** Fulfilled when the worker serves the page. */
    serves: () => watched.evaluate(({ serves }) => serves),
  };
}

/** Opens pages by their addresses where the host is out of reach; throws where one does not come. */
export async function openOffline(page: Page, origin: string): Promise<readonly Path[]> {
  for (const path of unseen) {
    const answer = await page.goto(origin + path);
    const hasHeading = await page.locator('h1').isVisible();
    if (answer?.status() !== 200 || !answer.fromServiceWorker() || !hasHeading) {
      throw new Error(`${path} does not open offline`);
    }
  }
  return unseen;
}
