import type { Browser } from 'playwright';
import { markdownTable } from './markdown-table.ts';
import { measureScriptless, measureSite } from './next-views.ts';
import { median, spread } from './statistics.ts';

interface Comparison {
  readonly rounds: number;
  /** The origins of the site and of its copy without scripts. */
  readonly page: string;
  readonly twin: string;
}

/** What follows the first view, of both in turn: medians ± half the range over the rounds. */
export async function nextViewsTable(
  browser: Browser,
  { rounds, page, twin }: Comparison,
): Promise<string> {
  const site = [];
  const scriptless = [];
  for (let round = 0; round < rounds; round += 1) {
    site.push(await measureSite(browser, page));
    scriptless.push(await measureScriptless(browser, twin));
  }
  const cell = (values: readonly number[]) =>
    `${median(values).toFixed(0)} ± ${spread(values).toFixed(0)}`;
  return markdownTable([
    ['at a quarter of the CPU’s speed', 'site', 'no scripts'],
    [
      'second visit, LCP, ms',
      cell(site.map((run) => run.secondVisit)),
      cell(scriptless.map((run) => run.secondVisit)),
    ],
    [
      'header link to new heading, ms',
      cell(site.map((run) => run.heading)),
      cell(scriptless.map((run) => run.heading)),
    ],
    ['menu button to open menu, ms', cell(site.map((run) => run.menu)), ''],
    ['tasks over 50 ms after first paint', cell(site.map((run) => run.longTasks.length)), ''],
    ['the longest of them, ms', cell(site.map((run) => Math.max(0, ...run.longTasks))), ''],
  ]);
}
