import type { Browser, Page } from 'playwright';
import { onSlowPhone, phone } from './device.ts';
import {
  documentTime,
  headingTime,
  interactionTime,
  largestContentfulPaint,
  tasksAfterFirstPaint,
} from './page-times.ts';
import { median } from './statistics.ts';

const NAVIGATIONS = 10;

export interface NextViews {
  /** LCP in ms of a second visit: served by the worker, or by the HTTP cache for the copy without scripts. */
  readonly secondVisit: number;
  /** Ms from the press of a header link to the new page's heading. */
  readonly heading: number;
  /** The lengths in ms of the tasks over 50 ms after the first paint of the home page. */
  readonly longTasks: readonly number[];
  /** Ms from the press of the menu button to the next frame; null without scripts. */
  readonly menu: number | null;
}

/** Measures what follows the first view of the site. */
export function measureSite(browser: Browser, origin: string): Promise<NextViews> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(origin);
    const longTasks = await tasksAfterFirstPaint(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const secondVisit = await visitAgain(page, origin);
    await waitForFilm(page);
    const menu = await interactionTime(page, 'header button[aria-expanded]');
    await page.keyboard.press('Escape');
    return { longTasks, secondVisit, menu, heading: await changePages(page, headingTime) };
  });
}

/** Measures what follows the first view of the copy without scripts. */
export function measureScriptless(browser: Browser, origin: string): Promise<NextViews> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(origin);
    const longTasks = await tasksAfterFirstPaint(page);
    const secondVisit = await visitAgain(page, origin);
    return {
      longTasks,
      secondVisit,
      menu: null,
      heading: await changePages(page, documentTime),
    };
  });
}

/** Waits until the film plays, the page's usual state from three seconds after the load event on. */
async function waitForFilm(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const film = document.querySelector('video');
    return film !== null && film.currentTime > 1;
  });
}

/** Starts from an empty page, so that closing the first page is not part of the measurement. */
async function visitAgain(page: Page, origin: string): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank', { waitUntil: 'networkidle' });
  await page.goto(origin);
  return largestContentfulPaint(page);
}

/** The median of several page changes, in a window wide enough for links in the header. */
async function changePages(
  page: Page,
  time: (page: Page, path: string) => Promise<number>,
): Promise<number> {
  await page.setViewportSize({ ...phone, width: 1280 });
  const times: number[] = [];
  for (let round = 0; round < NAVIGATIONS; round += 1) {
    times.push(await time(page, round % 2 === 0 ? '/careers' : '/about'));
  }
  return median(times);
}
