import type { Browser } from 'playwright';
import { markdownTable } from './markdown-table.ts';
import { measureNextViews } from './next-views.ts';
import { median, spread } from './statistics.ts';

/** What follows the first view: medians ± half the range over the rounds. */
export async function nextViewsTable(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<string> {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await measureNextViews(browser, origin));
  }
  const cell = (values: readonly number[]) =>
    `${median(values).toFixed(0)} ± ${spread(values).toFixed(0)}`;
  return markdownTable([
    ['at a quarter of the CPU’s speed', 'ms'],
    ['second visit, LCP', cell(runs.map((run) => run.secondVisit))],
    ['header link to new heading', cell(runs.map((run) => run.heading))],
    ['menu button to open menu', cell(runs.map((run) => run.menu))],
    ['tasks over 50 ms after first paint, number', cell(runs.map((run) => run.longTasks.length))],
    ['the longest of them', cell(runs.map((run) => Math.max(0, ...run.longTasks)))],
  ]);
}
