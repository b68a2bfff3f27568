import { type Baseline, baselineName } from './baseline.ts';
import { type LighthouseRun, lighthouse, type Measure } from './lighthouse.ts';
import { markdownTable } from './markdown-table.ts';
import { median, spread } from './statistics.ts';

interface Comparison {
  readonly routes: readonly string[];
  readonly rounds: number;
  readonly siteOrigin: string;
  readonly baseline: Baseline;
  readonly browserPort: number;
}

/** Measures every page of the site and of the baseline in turn: medians ± half the range, and the ratio of LCP. */
export async function comparePages(comparison: Comparison): Promise<string> {
  const { routes, rounds, siteOrigin, baseline, browserPort } = comparison;
  const rows = [['page', 'version', 'FCP ms', 'LCP ms', 'LCP ratio', 'TBT ms', 'CLS', 'KB']];
  for (const route of routes) {
    const siteRuns: LighthouseRun[] = [];
    const baselineRuns: LighthouseRun[] = [];
    for (let round = 0; round < rounds; round += 1) {
      siteRuns.push(await lighthouse(siteOrigin + route, browserPort));
      baselineRuns.push(await lighthouse(baseline.origin + route, browserPort));
    }
    const middle = (runs: LighthouseRun[]) => median(runs.map(({ values }) => values.LCP));
    const ratio = middle(siteRuns) / middle(baselineRuns);
    rows.push([route, 'site', ...cells(siteRuns, ratio.toFixed(3))]);
    rows.push([route, baselineName(baseline), ...cells(baselineRuns, '1')]);
  }
  return markdownTable(rows);
}

function cells(runs: readonly LighthouseRun[], ratio: string): string[] {
  const values = (measure: Measure) => runs.map((run) => run.values[measure]);
  const time = (measure: Measure) =>
    `${median(values(measure)).toFixed(0)} ± ${spread(values(measure)).toFixed(0)}`;
  return [
    time('FCP'),
    time('LCP'),
    ratio,
    time('TBT'),
    Math.max(...values('CLS')).toFixed(3),
    (median(values('bytes')) / 1000).toFixed(0),
  ];
}

/** Lighthouse's scores of every page, and the audits that keep a page from 100. */
export async function scorePages(
  routes: readonly string[],
  origin: string,
  browserPort: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const route of routes) {
    const { scores, shortfalls } = await lighthouse(origin + route, browserPort);
    if (rows.length === 0) rows.push(['page', ...Object.keys(scores), 'failed audits']);
    rows.push([route, ...Object.values(scores).map(String), shortfalls.join(', ')]);
  }
  return markdownTable(rows);
}
