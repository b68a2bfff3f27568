import type { Browser, Page } from 'playwright';
import { median } from './statistics.ts';

/** The slowdown of Lighthouse's mobile preset. */
const CPU_SLOWDOWN = 4;
const NAVIGATIONS = 10;

export interface NextViews {
  /** Ms from the press of a header link to the frame that shows the new heading. */
  readonly heading: number;
  /** Ms from the press of the menu button to the next frame (Event Timing). */
  readonly menu: number;
  /** LCP in ms of a second visit, answered by the worker. */
  readonly secondVisit: number;
  /** Tasks over 50 ms after the first paint of the home page, with their lengths in ms. */
  readonly longTasks: readonly number[];
}

/** What happens after the first view, on a phone-sized page slowed down four times. */
export async function measureNextViews(browser: Browser, origin: string): Promise<NextViews> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  await page.goto(origin, { waitUntil: 'load' });
  const longTasks = await tasksAfterFirstPaint(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(origin, { waitUntil: 'load' });
  const secondVisit = await largestPaint(page);

  const menu = await interactionTime(page, 'header button[aria-expanded]');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 823 });
  const headings: number[] = [];
  for (let round = 0; round < NAVIGATIONS; round += 1) {
    headings.push(await headingTime(page, round % 2 === 0 ? '/careers' : '/about'));
  }
  await context.close();
  return { heading: median(headings), menu, secondVisit, longTasks };
}

/** Waits until the main thread has been quiet for a second. */
function tasksAfterFirstPaint(page: Page): Promise<number[]> {
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

function largestPaint(page: Page): Promise<number> {
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

async function interactionTime(page: Page, selector: string): Promise<number> {
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

async function headingTime(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
  // The pointer comes before the press, and the router loads what the link leads to.
  await link.hover();
  await page.waitForLoadState('networkidle');
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
