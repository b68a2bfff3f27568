import { type LighthouseRun, lighthouse, type Measure } from './lighthouse.ts';
import { markdownTable } from './markdown-table.ts';
import { type Rival, rivalName } from './rival.ts';
import { median, spread } from './statistics.ts';

interface Comparison {
  readonly routes: readonly string[];
  readonly rounds: number;
  /** The origin of the site. */
  readonly page: string;
  readonly rival: Rival;
  readonly browserPort: number;
}

/** Both versions of every page, measured in turn: medians ± half the range, and their ratio. */
export async function comparePages(comparison: Comparison): Promise<string> {
  const { routes, rounds, page, rival, browserPort } = comparison;
  const rows = [['page', 'version', 'FCP ms', 'LCP ms', 'LCP ratio', 'TBT ms', 'CLS', 'KB']];
  for (const route of routes) {
    const pageRuns: LighthouseRun[] = [];
    const rivalRuns: LighthouseRun[] = [];
    for (let round = 0; round < rounds; round += 1) {
      pageRuns.push(await lighthouse(page + route, browserPort));
      rivalRuns.push(await lighthouse(rival.origin + route, browserPort));
    }
    const middle = (runs: LighthouseRun[]) => median(runs.map(({ values }) => values.LCP));
    const ratio = middle(pageRuns) / middle(rivalRuns);
    rows.push([route, 'site', ...cells(pageRuns, ratio.toFixed(3))]);
    rows.push([route, rivalName(rival), ...cells(rivalRuns, '1')]);
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

/** Lighthouse's scores of every page, and what keeps a page from 100. */
export async function scorePages(
  routes: readonly string[],
  origin: string,
  browserPort: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const route of routes) {
    const { scores, shortfalls } = await lighthouse(origin + route, browserPort);
    if (rows.length === 0) rows.push(['page', ...Object.keys(scores), 'not in full']);
    rows.push([route, ...Object.values(scores).map(String), shortfalls.join(', ')]);
  }
  return markdownTable(rows);
}
