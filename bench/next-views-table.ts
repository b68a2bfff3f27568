import type { Browser } from 'playwright';
import { markdownTable } from './markdown-table.ts';
import { measureScriptless, measureSite, type NextViews, type SiteViews } from './next-views.ts';
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
  const site: SiteViews[] = [];
  const scriptless: NextViews[] = [];
  for (let round = 0; round < rounds; round += 1) {
    site.push(await measureSite(browser, page));
    scriptless.push(await measureScriptless(browser, twin));
  }
  const cell = (values: readonly number[]) =>
    `${median(values).toFixed(0)} ± ${spread(values).toFixed(0)}`;
  const row = (name: string, value: (views: NextViews) => number) => [
    name,
    cell(site.map(value)),
    cell(scriptless.map(value)),
  ];
  return markdownTable([
    ['at a quarter of the CPU’s speed', 'site', 'no scripts'],
    row('second visit, LCP, ms', ({ secondVisit }) => secondVisit),
    row('header link to new heading, ms', ({ heading }) => heading),
    ['menu button to open menu, ms', cell(site.map((run) => run.menu)), ''],
    row('tasks over 50 ms after first paint', ({ longTasks }) => longTasks.length),
    row('the longest of them, ms', ({ longTasks }) => Math.max(0, ...longTasks)),
  ]);
}
