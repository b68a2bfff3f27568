import { setTimeout } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import type { Locator, Page } from 'playwright';
import { median } from 'simple-statistics';
import type { Version } from './hosts.ts';
import * as times from './page-times.ts';
import { type Measurement, measureInTurn } from './samples.ts';

const NAVIGATIONS = 10;
/** For how long after the load event tasks are counted. */
const AFTER_LOAD_MILLISECONDS = 3000;

const rows = {
  secondVisit: 'second visit, LCP, ms',
  mouse: 'header link to new heading after the mouse rested 150 ms, ms',
  keyboard: 'the same after the focus rested 150 ms, ms',
  sudden: 'the same without warning, ms',
  touch: 'the same from the touch of a finger that stays 80 ms, ms',
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
    ...(await changePages(page, isScriptless)),
    tasks: tasks.length,
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/** Ms from the tap that opens the menu of an idle page to the frame that answers it. */
async function openMenu(page: Page): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset['idle'] !== undefined);
  const read = await times.watch(page, 'event', 'click');
  await page.locator('header button[aria-expanded]').filter({ visible: true }).first().tap();
  const { duration } = await read();
  await page.keyboard.press('Escape');
  return duration;
}

/** How long mouse or focus are on a link before the press, ms. */
const REST_MILLISECONDS = 150;
/** How long a finger stays, ms. */
const TOUCH_MILLISECONDS = 80;

/** The ways to press a link: what comes before the press, if anything does, and the press. */
const presses = {
  mouse: async (page: Page, link: Locator) => {
    await link.hover();
    await setTimeout(REST_MILLISECONDS);
    return times.changeTime(page, () => times.press(page));
  },
  keyboard: async (page: Page, link: Locator) => {
    await link.focus();
    await setTimeout(REST_MILLISECONDS);
    return times.changeTime(page, () => page.keyboard.press('Enter'));
  },
  sudden: async (page: Page, link: Locator) => {
    const { x, y } = await times.place(link);
    return times.changeTime(page, async () => {
      // Not awaited, so that no time is between the events.
      await Promise.all([page.mouse.move(x, y), page.mouse.down(), page.mouse.up()]);
    });
  },
  touch: async (page: Page, link: Locator) => {
    const touchPoints = [await times.place(link)];
    const protocol = await page.context().newCDPSession(page);
    const touch = async () => {
      await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await setTimeout(TOUCH_MILLISECONDS);
      await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const change = await times.changeTime(page, touch, 'pointerdown');
    await protocol.detach();
    return change;
  },
};

/** The medians of several page changes by each kind of press, in a window wide enough for links in the header. */
async function changePages(page: Page, isScriptless: boolean) {
  await page.setViewportSize(times.screens.desktop.viewport);
  const medians: Record<string, number> = {};
  for (const [kind, press] of Object.entries(presses)) {
    const changes: number[] = [];
    for (let change = 0; change < NAVIGATIONS; change += 1) {
      const path = change % 2 === 0 ? '/careers' : '/about';
      const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
      await page.mouse.move(0, 300);
      await page.waitForLoadState('networkidle');
      const { milliseconds, isDocument } = await press(page, link);
      if (isDocument !== isScriptless) throw new Error(`${path} is opened in the wrong way`);
      changes.push(milliseconds);
    }
    medians[kind] = median(changes);
  }
  return medians;
}
