import type { Page } from 'playwright';

/** The lengths in ms of the tasks over 50 ms after the first paint, until the main thread is quiet for a second. */
export function tasksAfterFirstPaint(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const lengths: number[] = [];
        const finish = () => resolve(lengths);
        let quiet = setTimeout(finish, 3000);
        new PerformanceObserver((list) => {
          for (const task of list.getEntries()) {
            if (task.startTime + task.duration > (paint?.startTime ?? 0)) {
              lengths.push(Math.round(task.duration));
            }
          }
          clearTimeout(quiet);
          quiet = setTimeout(finish, 1000);
        }).observe({ type: 'longtask', buffered: true });
      }),
  );
}

/** LCP in ms. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) resolve(last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Ms from a tap to the frame that answers it (Event Timing). */
export async function interactionTime(page: Page, selector: string): Promise<number> {
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // A name of its own: TypeScript's DOM types do not know the threshold (in ms) yet.
        const events = { type: 'event', durationThreshold: 16 };
        new PerformanceObserver((list) => {
          const interaction = list
            .getEntries()
            .find((entry) => entry.name === 'click' || entry.name === 'pointerup');
          if (interaction) resolve(interaction.duration);
        }).observe(events);
      }),
  );
  await page.locator(selector).filter({ visible: true }).first().tap();
  return measured;
}

/** Ms from the press of a header link to the frame with the new heading, which the router puts in. */
export async function headingTime(page: Page, path: string): Promise<number> {
  const link = await pointAt(page, path);
  return link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const watch = new MutationObserver(() => {
          const now = document.querySelector('h1')?.textContent;
          if (now === undefined || now === before) return;
          watch.disconnect();
          // A task after the frame's callbacks: the frame has been handed on.
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.now() - start);
            painted.port2.postMessage(null);
          });
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        element.click();
      }),
  );
}

/** Ms from the press of a header link to the first paint of the document it leads to. */
export async function documentTime(page: Page, path: string): Promise<number> {
  const link = await pointAt(page, path);
  const arrival = page.waitForURL(`**${path}`, { waitUntil: 'load' });
  const start = await link.evaluate((element: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    element.click();
    return now;
  });
  await arrival;
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  return painted - start;
}

/** The pointer comes before the press, and the router loads what the link leads to. */
async function pointAt(page: Page, path: string) {
  const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  return link;
}
