import type { Page } from 'playwright/test';

/** Makes the page record what it asks of its worker. Call this before the page is opened. */
export async function recordKeepFilmMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    Object.assign(window, { messagesToWorker: messages });
    ServiceWorker.prototype.postMessage = new Proxy(ServiceWorker.prototype.postMessage, {
      apply: (send, worker, parameters) => {
        messages.push(parameters[0]);
        return Reflect.apply(send, worker, parameters);
      },
    });
  });
}

/** The messages by which an idle, controlled page has asked its worker to store the film. */
export function keepFilmMessages(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    // The page has waited for this promise for longer than the test, so it has asked before the test goes on.
    await navigator.serviceWorker.ready;
    const messages: readonly { type: string }[] = Reflect.get(window, 'messagesToWorker');
    return messages.filter(({ type }) => type === 'KEEP_FILM');
  });
}
