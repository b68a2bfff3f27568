import type { Page } from 'playwright';

/**
 * The lengths in ms of the tasks over 50 ms after the first paint. Ends a second after the last of them, or after three
 * seconds without such a task.
 */
export function tasksAfterFirstPaint(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const lengths: number[] = [];
        const finish = () => resolve(lengths);
        let quiet = setTimeout(finish, 3000);
        new PerformanceObserver((list) => {
          const later = list
            .getEntries()
            .filter((task) => task.startTime + task.duration > (paint?.startTime ?? 0));
          // The first list also has the tasks before the paint, which say nothing about the tasks after it.
          if (later.length === 0) return;
          lengths.push(...later.map((task) => Math.round(task.duration)));
          clearTimeout(quiet);
          quiet = setTimeout(finish, 1000);
        }).observe({ type: 'longtask', buffered: true });
      }),
  );
}

/** LCP in ms. */
export function largestContentfulPaint(page: Page): Promise<number> {
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
      // A variable, because TypeScript's DOM types do not know `durationThreshold` (ms) yet.
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

/** Ms from the press of a header link to the paint of the new heading, without a new document. */
export async function headingTime(page: Page, path: string): Promise<number> {
  await hoverLink(page, path);
  const { milliseconds, isDocument } = await pageChangeTime(page, () => press(page));
  if (isDocument) throw new Error(`the link to ${path} loads a new document`);
  return milliseconds;
}

/** Ms from the press of a header link to the first paint of the new document. */
export async function documentTime(page: Page, path: string): Promise<number> {
  await hoverLink(page, path);
  const { milliseconds, isDocument } = await pageChangeTime(page, () => press(page));
  if (!isDocument) throw new Error(`the link to ${path} loads no new document`);
  return milliseconds;
}

export interface PageChange {
  /** From the press to the paint of the new page. */
  readonly milliseconds: number;
  /** When the press was, ms since 1970. */
  readonly pressed: number;
  /** Whether the browser loaded a new document; otherwise the router rendered the new page. */
  readonly isDocument: boolean;
}

/** How the console message begins that says when a link was clicked. */
const CLICKED = 'clicked at ';

/**
 * Measures a change of page: until the new heading is painted (Element Timing), or until the first paint
 * of a new document.
 */
export async function pageChangeTime(
  page: Page,
  pressLink: () => Promise<void>,
): Promise<PageChange> {
  // The page may write messages of its own.
  const click = page.waitForEvent('console', (message) => message.text().startsWith(CLICKED));
  const watched = await page.evaluateHandle((clicked) => {
    const before = document.querySelector('h1');
    const painted = new Promise<number>((resolve) => {
      const note = ({ timeStamp }: Event) =>
        console.info(`${clicked}${performance.timeOrigin + timeStamp}`);
      addEventListener('click', note, { capture: true, once: true });
      new PerformanceObserver((list) => {
        const [heading] = list.getEntries();
        // `Reflect.get`, because TypeScript's DOM types do not know these entries.
        const time = heading && Number(Reflect.get(heading, 'renderTime'));
        if (time) resolve(performance.timeOrigin + time);
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
  }, CLICKED);
  await pressLink();
  const pressed = Number((await click).text().slice(CLICKED.length));
  // The evaluation fails when the document is replaced.
  const heading = await watched.evaluate(({ painted }) => painted).catch(() => null);
  const painted = heading ?? (await firstContentfulPaint(page));
  if (painted < pressed) throw new Error('the press of a link has opened no page');
  return { milliseconds: painted - pressed, pressed, isDocument: heading === null };
}

/** FCP in ms since 1970. */
function firstContentfulPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Moves the pointer to a header link, and waits until the network is idle. */
async function hoverLink(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().hover();
  await page.waitForLoadState('networkidle');
}

/** Presses at the pointer. A locator's click would first ask the page for the target's position, which takes time. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}
