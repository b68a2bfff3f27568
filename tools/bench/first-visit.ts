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

/** The network and the CPU of a first visit. */
export interface Conditions {
  /** Null for a direct connection. */
  readonly link: LinkProfile | null;
  readonly slowdown: number;
}

export interface Visit extends Conditions {
  readonly host: Host;
  /** The addresses of all scripts; empty for the copy without scripts. */
  readonly scripts: readonly string[];
  readonly navigation: Navigation;
  /** When the visitor starts the navigation, s after the load event. */
  readonly seconds: number;
  /** Whether the visitor waits until the site works offline, and then opens pages without a connection. */
  readonly staysUntilOffline: boolean;
}

/** Times are in s after the load event; null when the event had not happened by the end of the visit. */
export interface FirstVisit {
  readonly change: PageChange;
  readonly pressed: number;
  readonly scriptsLoaded: number | null;
  readonly worksOffline: number | null;
  /** The bytes that the link carried between two times (s after the load event); null without a link. */
  readonly bytes: ((from: number, to: number) => number) | null;
  /** When the visit ended. */
  readonly end: number;
  readonly repeats: readonly Repeat[];
  readonly openedOffline: readonly Path[];
}

/** How long to wait until the site works offline, s. */
const OFFLINE_TIMEOUT_SECONDS = 120;

/** Makes a first visit: from the home page to a second page. */
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
  { host, scripts, navigation, seconds, staysUntilOffline }: Visit,
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
  const scriptsLoaded = await lastDownloadTime(page, scripts);
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
  // The rejection by `abort` below is expected.
  tooLong.catch(() => undefined);
  await Promise.race([event, tooLong]);
  abort.abort();
}
