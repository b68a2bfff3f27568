import { setTimeout } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import type { Page } from 'playwright';
import { median } from 'simple-statistics';
import type { Version } from './hosts.ts';
import * as times from './page-times.ts';
import { type Measurement, measureInTurn } from './samples.ts';

const NAVIGATIONS = 10;
/** For how long after the load event tasks are counted. */
const AFTER_LOAD_MILLISECONDS = 3000;

const rows = {
  secondVisit: 'second visit, LCP, ms',
  link: 'header link to new heading, ms',
  menu: 'menu button to open menu, ms',
  tasks: 'tasks over 50 ms after first paint',
  longest: 'the longest of them, ms',
};

/** Measures what follows the first view of each version, in turn: medians ± half the range. */
export async function nextViewsTable({ browser, rounds, versions }: Measurement) {
  const measured = await measureInTurn(rounds, versions, async ({ name, origin }) => {
    await using page = await times.openPage(browser, 'phone');
    return await measureNextViews(page, origin, name);
  });
  return markdownTable([
    ['at a quarter of the CPU’s speed', ...versions.map(({ name }) => name)],
    ...Object.entries(rows).map(([key, row]) => [
      row,
      ...measured.map(({ samples }) => samples.middleAndSpread(key)),
    ]),
  ]);
}

async function measureNextViews(page: Page, origin: string, name: Version['name']) {
  const isScriptless = name === 'no scripts';
  const isSite = name === 'site' || name === 'other build';
  await page.goto(origin);
  await setTimeout(AFTER_LOAD_MILLISECONDS);
  const tasks = await times.longTasks(page);
  if (isSite) await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  // The second visit starts from an empty page, so that closing the first page is not part of the measurement.
  await page.goto('about:blank', { waitUntil: 'networkidle' });
  await page.goto(origin);
  return {
    secondVisit: await times.paintTime(page, 'largest-contentful-paint'),
    ...(isSite && { menu: await openMenu(page) }),
    link: await changePages(page, isScriptless),
    tasks: tasks.length,
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/** Ms from the tap that opens the menu to the frame that answers it, while the film plays, as it usually does. */
async function openMenu(page: Page): Promise<number> {
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1);
  const read = await times.watch(page, 'event', 'click', 'pointerup');
  await page.locator('header button[aria-expanded]').filter({ visible: true }).first().tap();
  const { duration } = await read();
  await page.keyboard.press('Escape');
  return duration;
}

/** The median of several page changes, in a window wide enough for links in the header. */
async function changePages(page: Page, isScriptless: boolean): Promise<number> {
  await page.setViewportSize(times.screens.desktop.viewport);
  const changes: number[] = [];
  for (let change = 0; change < NAVIGATIONS; change += 1) {
    const path = change % 2 === 0 ? '/careers' : '/about';
    await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().hover();
    await page.waitForLoadState('networkidle');
    const { milliseconds, isDocument } = await times.changeTime(page, () => times.press(page));
    if (isDocument !== isScriptless) throw new Error(`${path} is opened in the wrong way`);
    changes.push(milliseconds);
  }
  return median(changes);
}
