import type { Browser } from 'playwright';
import type { Path } from '#content/paths.ts';
import { onSlowPhone } from './device.ts';
import type { Host } from './host.ts';
import { slow4G } from './link-schedule.ts';
import { markdownTable } from './markdown-table.ts';
import { largestContentfulPaint } from './page-times.ts';
import { median } from './statistics.ts';
import { ThrottlingProxy } from './throttling-proxy.ts';

interface HydrationMeasurement {
  readonly rounds: number;
  readonly routes: readonly Path[];
  readonly site: Host;
  /** The copy without scripts. */
  readonly scriptlessCopy: Host;
}

/** Times of one visit, in ms. */
interface Visit {
  readonly firstPaint: number;
  readonly hydrated: number;
  readonly largestPaint: number;
  /** The longest task over 50 ms between the first paint and hydration, or 0. */
  readonly longestTask: number;
}

/** Measures on a slow link how long a page is visible before React answers; medians over the rounds. */
export async function hydrationTable(
  browser: Browser,
  { rounds, routes, site, scriptlessCopy }: HydrationMeasurement,
): Promise<string> {
  const rows: string[][] = [];
  for (const route of routes) {
    const visits: Visit[] = [];
    const copies: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visitSite(browser, site, route));
      copies.push(await visitCopy(browser, scriptlessCopy, route));
    }
    const middle = (value: (visit: Visit) => number) => median(visits.map(value)).toFixed(0);
    rows.push([
      route,
      middle(({ firstPaint }) => firstPaint),
      middle(({ hydrated }) => hydrated),
      middle(({ firstPaint, hydrated }) => hydrated - firstPaint),
      middle(({ longestTask }) => longestTask),
      middle(({ largestPaint }) => largestPaint),
      median(copies).toFixed(0),
    ]);
  }
  return markdownTable([
    [
      'ms',
      'first paint',
      'hydrated',
      'between',
      'longest task there',
      'LCP',
      'LCP without scripts',
    ],
    ...rows,
  ]);
}

function visitSite(browser: Browser, host: Host, route: Path): Promise<Visit> {
  return overSlowLink(host, (origin) =>
    onSlowPhone(browser, async (page) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          performance.mark('hydrated');
        }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
      });
      await page.goto(origin + route, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const largestPaint = await largestContentfulPaint(page);
      const times = await page.evaluate(
        () =>
          new Promise<Omit<Visit, 'largestPaint'>>((resolve) => {
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            const [mark] = performance.getEntriesByName('hydrated');
            const firstPaint = paint?.startTime ?? 0;
            const hydrated = mark?.startTime ?? 0;
            const observer = new PerformanceObserver(() => {});
            observer.observe({ type: 'longtask', buffered: true });
            const tasks = observer
              .takeRecords()
              .filter((task) => task.startTime + task.duration > firstPaint)
              .filter((task) => task.startTime < hydrated);
            const longestTask = Math.max(0, ...tasks.map(({ duration }) => duration));
            resolve({ firstPaint, hydrated, longestTask });
          }),
      );
      return { ...times, largestPaint };
    }),
  );
}

function visitCopy(browser: Browser, host: Host, route: Path): Promise<number> {
  return overSlowLink(host, (origin) =>
    onSlowPhone(browser, async (page) => {
      await page.goto(origin + route);
      return largestContentfulPaint(page);
    }),
  );
}

async function overSlowLink<Result>(
  host: Host,
  visit: (origin: string) => Promise<Result>,
): Promise<Result> {
  const proxy = new ThrottlingProxy(host.linkPort, slow4G);
  try {
    return await visit(`${host.scheme}://127.0.0.1:${await proxy.start()}`);
  } finally {
    proxy.cut();
  }
}
