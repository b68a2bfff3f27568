import runLighthouse, { type Result } from 'lighthouse';
import { markdownTable } from 'markdown-table';
import { type Measurement, measureInTurn } from './samples.ts';

/** Measures every page of both versions in turn: medians ± half the range, and the ratio of LCP. */
export async function comparePages({ debuggingPort: port, rounds, routes, versions }: Measurement) {
  const table = [['page', 'version', 'FCP ms', 'LCP ms', 'LCP ratio', 'TBT ms', 'CLS', 'KB']];
  for (const route of routes) {
    const measured = await measureInTurn(rounds, versions, async ({ origin }) => {
      const { audits } = await lighthouse(origin + route, port);
      const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
      return {
        FCP: value('first-contentful-paint'),
        LCP: value('largest-contentful-paint'),
        TBT: value('total-blocking-time'),
        CLS: value('cumulative-layout-shift'),
        KB: value('total-byte-weight') / 1000,
      };
    });
    const baseline = Number(measured.at(-1)?.samples.middle('LCP', 3));
    for (const { subject, samples } of measured) {
      table.push([
        route,
        subject.name,
        samples.middleAndSpread('FCP'),
        samples.middleAndSpread('LCP'),
        (Number(samples.middle('LCP', 3)) / baseline).toFixed(3),
        samples.middleAndSpread('TBT'),
        Math.max(...samples.values('CLS')).toFixed(3),
        samples.middle('KB'),
      ]);
    }
  }
  return markdownTable(table);
}

/** Lighthouse's scores of every page and of the not-found page, and the audits that keep a page from 100. */
export async function scorePages({ debuggingPort: port, routes, versions }: Measurement) {
  const table: string[][] = [];
  for (const route of [...routes, '/nowhere']) {
    const { audits, ...report } = await lighthouse(versions[0].origin + route, port);
    const categories = Object.values(report.categories);
    const failed = categories
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
    const scores = categories.map(({ score }) => `${Math.round((score ?? 0) * 100)}`);
    table[0] ??= ['page', ...Object.keys(report.categories), 'failed audits'];
    table.push([route, ...scores, failed.map(({ id }) => id).join(', ')]);
  }
  return markdownTable(table);
}

/**
 * Runs Lighthouse's mobile preset against an address, in the browser that listens on the port. Measures again when the
 * trace lacks the start of the navigation, as it sometimes does (https://github.com/GoogleChrome/lighthouse/issues/2394).
 */
async function lighthouse(address: string, port: number, attempts = 3): Promise<Result> {
  const flags = { port, logLevel: 'silent', ignoreStatusCode: true } as const;
  const { lhr } = (await runLighthouse(address, flags)) ?? {};
  if (lhr && !lhr.runtimeError) return lhr;
  const { code, message } = lhr?.runtimeError ?? {};
  if (code === 'NO_NAVSTART' && attempts > 1) return lighthouse(address, port, attempts - 1);
  throw new Error(`Lighthouse has not measured ${address}: ${message}`);
}
