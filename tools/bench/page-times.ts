import type { Browser, Locator, Page } from 'playwright';

/** Lighthouse's phone, and a window wide enough for links in the header. */
export const screens = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Opens a page as on a first visit, at a quarter of the CPU's speed (Lighthouse's mobile preset). Use it with `await using`. */
export async function openPage(browser: Browser, screen: keyof typeof screens): Promise<Page> {
  const deviceScaleFactor = screen === 'phone' ? 1.75 : 1;
  const page = await browser.newPage({ ...screens[screen], deviceScaleFactor });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Begins to wait for a performance entry with one of the names, if there are any; the function returned reads it. */
export async function watch(page: Page, type: string, ...names: string[]) {
  const watched = await page.evaluateHandle(
    ({ type, names }) => {
      const entry = new Promise<PerformanceEntry>((resolve) => {
        // A variable, because TypeScript's DOM types do not know `durationThreshold` (ms) yet.
        const kind = { type, buffered: type.endsWith('paint'), durationThreshold: 16 };
        new PerformanceObserver((list) => {
          const isNamed = ({ name }: PerformanceEntry) => !names.length || names.includes(name);
          const last = list.getEntries().findLast(isNamed);
          if (last) resolve(last);
        }).observe(kind);
      });
      return { entry };
    },
    { type, names },
  );
  return () =>
    watched.evaluate(async ({ entry }) => {
      const { startTime, duration } = await entry;
      return { startTime, duration };
    });
}

/** The first or the largest contentful paint of a document, ms from its start. The largest has no name. */
export async function paintTime(page: Page, type: 'paint' | 'largest-contentful-paint') {
  const read = await watch(page, type, 'first-contentful-paint', '');
  return (await read()).startTime;
}

/** The tasks over 50 ms that ended after the first paint, until now. Times are in ms. */
export function longTasks(page: Page) {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'longtask', buffered: true });
    return observer
      .takeRecords()
      .map(({ startTime, duration }) => ({ startTime, duration }))
      .filter(({ startTime, duration }) => startTime + duration > (paint?.startTime ?? 0));
  });
}

/**
 * Measures a change of page: ms from the click or another event until the new heading is painted (Element Timing), or
 * until the first paint of a new document.
 */
export async function changeTime(
  page: Page,
  pressLink: () => Promise<void>,
  from: 'click' | 'pointerdown' = 'click',
) {
  await page.evaluate((from) => {
    // Storage, because the time is read in the new document.
    const note = ({ timeStamp }: Event) =>
      sessionStorage.setItem('clicked', `${performance.timeOrigin + timeStamp}`);
    addEventListener(from, note, { capture: true, once: true });
    const before = document.querySelector('h1');
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      heading.setAttribute('elementtiming', 'heading');
    }).observe(document.body, { childList: true, subtree: true });
  }, from);
  const readHeading = await watch(page, 'element');
  const before = page.url();
  await pressLink();
  // The evaluation fails when the document is replaced.
  const heading = await readHeading().catch(() => null);
  if (heading === null) await page.waitForURL(({ href }) => href !== before);
  const painted = heading?.startTime ?? (await paintTime(page, 'paint'));
  const clicked = await page.evaluate(
    () => Number(sessionStorage.getItem('clicked')) - performance.timeOrigin,
  );
  if (painted < clicked) throw new Error('the press of a link has opened no page');
  return { milliseconds: painted - clicked, isDocument: heading === null };
}

/** Where to press an element: its middle, in px of the window. */
export async function place(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses at the pointer. A locator's click would first ask the page for the target's position, which takes time. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}
