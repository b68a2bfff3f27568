import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Path } from '#content/paths.ts';
import { onDevice } from './device.ts';
import { lastDownloadTime } from './download-times.ts';
import type { Host } from './host.ts';
import type { LinkProfile } from './link-schedule.ts';
import type { Navigation } from './navigations.ts';
import { openOffline, watchWorker } from './offline-use.ts';
import type { PageChange } from './page-times.ts';
import { type Repeat, repeatsIn } from './repeats.ts';
import { ThrottlingProxy } from './throttling-proxy.ts';

/** Under which a first visit is made. */
export interface Conditions {
  /** Null: nothing between browser and host but this machine. */
  readonly link: LinkProfile | null;
  readonly slowdown: number;
}

export interface Visit extends Conditions {
  readonly host: Host;
  /** Everything that the site's pages may ask for; none of a copy without scripts. */
  readonly code: readonly string[];
  readonly navigation: Navigation;
  /** How long after the load event the visitor sets out for another page, s. */
  readonly seconds: number;
  /** Whether he then stays until the site works offline, loses his connection and opens other pages. */
  readonly staysUntilOffline: boolean;
}

/** Times in s after the load event, null where something had not happened when the visit ended. */
export interface FirstVisit {
  readonly change: PageChange;
  readonly pressed: number;
  readonly scriptsLoaded: number | null;
  readonly worksOffline: number | null;
  /** The bytes that had come over the link by so many s after the load event, or since then; null without one. */
  readonly bytes: ((from: number, to: number) => number) | null;
  /** When the visit ended. */
  readonly end: number;
  readonly repeats: readonly Repeat[];
  readonly openedOffline: readonly Path[];
}

/** Nobody waits for longer than this until a site works offline, s. */
const OFFLINE_TIMEOUT_SECONDS = 120;

/** A visit by somebody who has never been here, from the home page to a second one. */
export async function makeFirstVisit(browser: Browser, visit: Visit): Promise<FirstVisit> {
  const { host, link, navigation } = visit;
  const proxy = link && new ThrottlingProxy(host.linkPort, link);
  const origin = proxy ? `${host.scheme}://127.0.0.1:${await proxy.start()}` : host.origin;
  try {
    return await onDevice(browser, { ...visit, screen: navigation.screen }, (page) =>
      measure(page, visit, origin, proxy),
    );
  } finally {
    proxy?.cut();
  }
}

async function measure(
  page: Page,
  { host, code, navigation, seconds, staysUntilOffline }: Visit,
  origin: string,
  proxy: ThrottlingProxy | null,
): Promise<FirstVisit> {
  const earlier = host.answers().length;
  await page.goto(origin);
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('no timing');
    return performance.timeOrigin + navigation.loadEventStart;
  });
  const secondsOf = (time: number) => (time - loaded) / 1000;
  const worker = await watchWorker(page);
  await setTimeout(Math.max(0, loaded + seconds * 1000 - Date.now()));
  const change = await navigation.follow(page);
  if (staysUntilOffline) await withTimeout(worker.serves());
  const servesSince = await worker.servesSince();
  const scriptsLoaded = await lastDownloadTime(page, code);
  const end = secondsOf(Date.now());
  const repeats = repeatsIn(host.answers().slice(earlier));
  if (staysUntilOffline) proxy?.cut();
  return {
    change,
    pressed: secondsOf(change.pressed),
    scriptsLoaded: scriptsLoaded && secondsOf(scriptsLoaded),
    worksOffline: servesSince && secondsOf(servesSince),
    bytes: proxy && ((from, to) => proxy.bytesDown(loaded + from * 1000, loaded + to * 1000)),
    end,
    repeats,
    openedOffline: staysUntilOffline && proxy ? await openOffline(page, origin) : [],
  };
}

async function withTimeout(event: Promise<unknown>): Promise<void> {
  const abort = new AbortController();
  const limit = setTimeout(OFFLINE_TIMEOUT_SECONDS * 1000, undefined, { signal: abort.signal });
  const tooLong = limit.then(() => {
    throw new Error(`the site does not work offline after ${OFFLINE_TIMEOUT_SECONDS} s`);
  });
  // It is given up where the event comes first.
  tooLong.catch(() => undefined);
  await Promise.race([event, tooLong]);
  abort.abort();
}
