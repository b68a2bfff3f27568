import { setTimeout } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import type { Page } from 'playwright';
import { openSlowLink } from '#e2e/support/slow-link.ts';
import type { Host } from './hosts.ts';
import { changeTime, longTasks, openPage, paintTime, place, press, screens } from './page-times.ts';
import { type Measurement, measureInTurn, Samples } from './samples.ts';

const columns = ['first paint', 'hydrated', 'between', 'longest task', 'blocking', 'LCP'];

/**
 * Measures on a slow link how long a page is visible before React answers, and for how long tasks block the page from its first
 * paint until it is idle (what is over 50 ms in each task). Medians over the rounds.
 */
export async function hydrationTable({ browser, rounds, routes, versions }: Measurement) {
  const table = [['ms', 'version', ...columns]];
  for (const route of routes) {
    const measured = await measureInTurn(rounds, versions, async (version) => {
      using link = await openSlowLink(version);
      await using page = await openPage(browser, 'phone');
      return await measure(page, link.origin + route, version.name === 'no scripts');
    });
    for (const { subject, samples } of measured) {
      table.push([route, subject.name, ...columns.map((column) => samples.middle(column))]);
    }
  }
  return markdownTable(table);
}

async function measure(page: Page, address: string, isScriptless: boolean) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      performance.mark('hydrated');
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(address, { waitUntil: isScriptless ? 'load' : 'commit' });
  if (isScriptless) return { LCP: await paintTime(page, 'largest-contentful-paint') };
  const mark = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]);
  const hydrated = await mark.evaluate((entry) => entry?.startTime ?? Number.NaN);
  const paint = await paintTime(page, 'paint');
  await page.waitForFunction(() => document.documentElement.dataset['idle'] !== undefined);
  const durations = (await longTasks(page)).map(({ duration }) => duration);
  return {
    'first paint': paint,
    hydrated,
    between: hydrated - paint,
    'longest task': Math.max(0, ...durations),
    blocking: durations.reduce((sum, duration) => sum + duration - 50, 0),
    LCP: await paintTime(page, 'largest-contentful-paint'),
  };
}

/** When visitors follow the link, s after the load event. The latest visits are made only by mouse, to keep a run short. */
const byMouse = [1, 3, 6, 12, 25];
const byTouch = [1, 3, 6, 12];
/** How long the pointer is on a target before a person presses, ms. */
const AIM_MILLISECONDS = 100;

/** Measures on a slow link the second page of first visits, and when the rest of the site had loaded. */
export async function firstVisitReport({ browser, rounds, versions: [site, copy] }: Measurement) {
  let longest = new Samples();
  /** A row of visits that follow a link, if need be in the menu of a button. */
  const row = async (
    name: string,
    host: Host,
    screen: keyof typeof screens,
    moments: readonly number[],
    link: string,
    button?: string,
  ) => {
    const measured = await measureInTurn(rounds, moments, async (moment) => {
      using slow = await openSlowLink(host);
      await using page = await openPage(browser, screen);
      await page.addInitScript(() => {
        // The worker takes control while it is activated, and answers from then on.
        const mark = () => performance.mark('offline');
        navigator.serviceWorker?.addEventListener('controllerchange', mark);
      });
      await page.goto(slow.origin);
      await setTimeout(moment * 1000);
      if (button !== undefined) await pressTarget(page, button);
      const { milliseconds, isDocument } = await changeTime(page, () => pressTarget(page, link));
      return { change: milliseconds, isDocument: Number(isDocument), ...(await restTimes(page)) };
    });
    longest = measured.find(({ subject }) => subject === byMouse.at(-1))?.samples ?? longest;
    return [name, ...measured.map(({ samples }) => changeCell(samples))];
  };
  const services = 'a[href="/services/cloud-services"]';
  const about = 'header a[href="/about"]';
  const menu = [`header ${services}`, 'header nav button'] as const;
  const mobileMenu = [`.mobile-panel ${services}`, '.mobile-trigger'] as const;
  const table = markdownTable([
    ['ms from press to new page', ...byMouse.map((moment) => `after ${moment} s`)],
    await row('mouse, header link to About', site, 'desktop', byMouse, about),
    await row('mouse, menu link to Cloud Services', site, 'desktop', byMouse, ...menu),
    await row('touch, mobile menu link to Cloud Services', site, 'phone', byTouch, ...mobileMenu),
    // One moment is enough, because nothing happens after the load event.
    await row('no scripts, header link to About', copy, 'desktop', [1], about),
  ]);
  const [scripts, offline] = [longest.middle('scripts', 1), longest.middle('offline', 1)];
  return `${table}\n\nThe page had loaded its last script ${scripts} s after the load event, and the site worked offline after ${offline || 'more than 25'} s.`;
}

/** The median, with the worst of several in brackets; a star if the browser loaded a new document. */
function changeCell(samples: Samples): string {
  const times = samples.values('change');
  const worst = times.length > 1 ? ` (${Math.max(...times).toFixed(0)})` : '';
  return `${samples.middle('change')}${worst}${samples.values('isDocument').includes(1) ? ' *' : ''}`;
}

/** Aims and presses as a person does. A locator's own click would add waits and checks to the measured time. */
async function pressTarget(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await place(target);
  if (page.viewportSize()?.width === screens.phone.viewport.width)
    return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await setTimeout(AIM_MILLISECONDS);
  await press(page);
}

/** When the page had loaded its last script, and when the worker answered, s after the load event. */
function restTimes(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const [offline] = performance.getEntriesByName('offline');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime, duration }) => startTime + duration);
    // The duration of a document lasts until the end of its load event.
    const seconds = (time: number) => (time - (document?.duration ?? 0)) / 1000;
    return {
      ...(scripts.length > 0 && { scripts: seconds(Math.max(...scripts)) }),
      ...(offline && { offline: seconds(offline.startTime) }),
    };
  });
}
