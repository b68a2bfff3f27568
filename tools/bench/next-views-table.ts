import type { Browser } from 'playwright';
import { type Baseline, baselineName } from './baseline.ts';
import { markdownTable } from './markdown-table.ts';
import { measureScriptless, measureSite, type NextViews } from './next-views.ts';
import { median, spread } from './statistics.ts';

interface Comparison {
  readonly rounds: number;
  readonly siteOrigin: string;
  readonly baseline: Baseline;
}

/** Measures the later views of site and baseline in turn: medians ± half the range over the rounds. */
export async function nextViewsTable(
  browser: Browser,
  { rounds, siteOrigin, baseline }: Comparison,
): Promise<string> {
  const site: NextViews[] = [];
  const others: NextViews[] = [];
  const measureBaseline = baseline.isScriptless ? measureScriptless : measureSite;
  for (let round = 0; round < rounds; round += 1) {
    site.push(await measureSite(browser, siteOrigin));
    others.push(await measureBaseline(browser, baseline.origin));
  }
  const cell = (values: readonly number[]) =>
    `${median(values).toFixed(0)} ± ${spread(values).toFixed(0)}`;
  const menu = (views: readonly NextViews[]) => views.flatMap((run) => run.menu ?? []);
  const row = (name: string, value: (views: NextViews) => number) => [
    name,
    cell(site.map(value)),
    cell(others.map(value)),
  ];
  return markdownTable([
    ['at a quarter of the CPU’s speed', 'site', baselineName(baseline)],
    row('second visit, LCP, ms', ({ secondVisit }) => secondVisit),
    row('header link to new heading, ms', ({ heading }) => heading),
    [
      'menu button to open menu, ms',
      cell(menu(site)),
      menu(others).length > 0 ? cell(menu(others)) : '',
    ],
    row('tasks over 50 ms after first paint', ({ longTasks }) => longTasks.length),
    row('the longest of them, ms', ({ longTasks }) => Math.max(0, ...longTasks)),
  ]);
}
