import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Path } from '#content/paths.ts';
import { arrivalOfAll } from './arrivals.ts';
import { onDevice } from './device.ts';
import type { Host } from './host.ts';
import type { LinkProfile } from './link-schedule.ts';
import { openOffline, watchWorker } from './offline-use.ts';
import type { PageChange } from './page-times.ts';
import { Relay } from './relay.ts';
import { type Repeat, repeatsIn } from './repeats.ts';
import type { Way } from './ways.ts';

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
  readonly way: Way;
  /** How long after the load event the visitor sets out for another page, s. */
  readonly seconds: number;
  /** Whether he then stays until the site works offline, loses his connection and opens other pages. */
  readonly staysUntilOffline: boolean;
}

/** Times in s after the load event, null where something had not happened when the visit ended. */
export interface FirstVisit {
  readonly change: PageChange;
  readonly pressed: number;
  readonly codeArrived: number | null;
  readonly worksOffline: number | null;
  /** The bytes that had come over the link by so many s after the load event, or since then; null without one. */
  readonly bytes: ((from: number, to: number) => number) | null;
  /** When the visit ended. */
  readonly end: number;
  readonly repeats: readonly Repeat[];
  readonly openedOffline: readonly Path[];
}

/** Nobody waits for longer than this until a site works offline, s. */
const PATIENCE_SECONDS = 120;

/** A visit by somebody who has never been here, from the home page to a second one. */
export async function makeFirstVisit(browser: Browser, visit: Visit): Promise<FirstVisit> {
  const { host, link, way } = visit;
  const relay = link && new Relay(host.linkPort, link);
  const origin = relay ? `${host.scheme}://127.0.0.1:${await relay.start()}` : host.origin;
  try {
    return await onDevice(browser, { ...visit, screen: way.screen }, (page) =>
      measure(page, visit, origin, relay),
    );
  } finally {
    relay?.cut();
  }
}

async function measure(
  page: Page,
  { host, code, way, seconds, staysUntilOffline }: Visit,
  origin: string,
  relay: Relay | null,
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
  const change = await way.follow(page);
  if (staysUntilOffline) await withPatience(worker.serves());
  const servesSince = await worker.servesSince();
  const codeArrived = await arrivalOfAll(page, code);
  const end = secondsOf(Date.now());
  const repeats = repeatsIn(host.answers().slice(earlier));
  if (staysUntilOffline) relay?.cut();
  return {
    change,
    pressed: secondsOf(change.pressed),
    codeArrived: codeArrived && secondsOf(codeArrived),
    worksOffline: servesSince && secondsOf(servesSince),
    bytes: relay && ((from, to) => relay.bytesDown(loaded + from * 1000, loaded + to * 1000)),
    end,
    repeats,
    openedOffline: staysUntilOffline && relay ? await openOffline(page, origin) : [],
  };
}

async function withPatience(event: Promise<unknown>): Promise<void> {
  const abort = new AbortController();
  const limit = setTimeout(PATIENCE_SECONDS * 1000, undefined, { signal: abort.signal });
  const tooLong = limit.then(() => {
    throw new Error(`the site does not work offline after ${PATIENCE_SECONDS} s`);
  });
  // It is given up where the event comes first.
  tooLong.catch(() => undefined);
  await Promise.race([event, tooLong]);
  abort.abort();
}
