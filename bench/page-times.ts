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
  const watched = await page.evaluateHandle(() => {
    const answered = new Promise<number>((resolve) => {
      // A name of its own: TypeScript's DOM types do not know the threshold (in ms) yet.
      const events = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        const interaction = list
          .getEntries()
          .find((entry) => entry.name === 'click' || entry.name === 'pointerup');
        if (interaction) resolve(interaction.duration);
      }).observe(events);
    });
    return { answered };
  });
  await page.locator(selector).filter({ visible: true }).first().tap();
  return watched.evaluate(({ answered }) => answered);
}

/** Ms from the press of a header link to the paint of the new heading (Element Timing), which the router puts in. */
export async function headingTime(page: Page, path: string): Promise<number> {
  await pointAt(page, path);
  const watched = await page.evaluateHandle(() => {
    const before = document.querySelector('h1');
    const painted = new Promise<number>((resolve) => {
      let start = 0;
      const note = ({ timeStamp }: Event) => {
        start = timeStamp;
      };
      addEventListener('click', note, { capture: true, once: true });
      new PerformanceObserver((list) => {
        const [heading] = list.getEntries();
        // A name of its own: TypeScript's DOM types do not know these entries.
        if (heading) resolve(Number(Reflect.get(heading, 'renderTime')) - start);
      }).observe({ type: 'element' });
      const watch = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (!heading || heading === before) return;
        watch.disconnect();
        heading.setAttribute('elementtiming', 'heading');
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    return { painted };
  });
  await press(page);
  return watched.evaluate(({ painted }) => painted);
}

/** Ms from the press of a header link to the first paint of the document it leads to. */
export async function documentTime(page: Page, path: string): Promise<number> {
  await pointAt(page, path);
  const pressed = page.waitForEvent('console');
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) => console.info(performance.timeOrigin + timeStamp), {
      capture: true,
    }),
  );
  const arrival = page.waitForURL(`**${path}`, { waitUntil: 'load' });
  await press(page);
  const start = Number((await pressed).text());
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

/** Before the press the page is at rest, and the pointer on its link. */
async function pointAt(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().hover();
  await page.waitForLoadState('networkidle');
}

/** Where the pointer is. A locator's own click asks the page where it would land, which takes time. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}
