import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

/** The audits with the measured values; times are in ms. */
const measures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

export type Measure = keyof typeof measures;

export interface LighthouseRun {
  readonly values: Readonly<Record<Measure, number>>;
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** The audits of the scored categories with less than the full score. */
  readonly shortfalls: readonly string[];
}

interface Report {
  /** Why the measurement failed; the report is then empty. */
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { id: string; weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>;
}

/**
 * How often a page is measured when the browser's trace lacks the start of the navigation, as it sometimes does
 * (https://github.com/GoogleChrome/lighthouse/issues/2394).
 */
const ATTEMPTS = 3;

/** Runs Lighthouse's mobile preset against an address, in the browser that listens on the port. */
export async function lighthouse(address: string, browserPort: number): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, ...report } = await record(address, browserPort);
    if (!runtimeError) return readReport(report);
    const reason = `Lighthouse has not measured ${address}: ${runtimeError.message}`;
    if (runtimeError.code !== 'NO_NAVSTART' || attempt === ATTEMPTS) throw new Error(reason);
    process.stderr.write(`${reason}\n`);
  }
}

/** Reads the report from a file: on standard output, messages of Lighthouse's libraries would mix with it. */
async function record(address: string, browserPort: number): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [`--port=${browserPort}`, '--output=json', `--output-path=${file}`, '--quiet'];
  try {
    // When a measurement fails, Lighthouse exits with an error and writes the reason into the report.
    const failure = await run(process.execPath, [cli, address, ...options, '--ignore-status-code'])
      .then(() => undefined)
      .catch((error: unknown) => error);
    const report = await readFile(file, 'utf8').catch((missing: unknown) => {
      throw failure ?? missing;
    });
    return JSON.parse(report);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readReport({ audits, categories }: Report): LighthouseRun {
  const value = (measure: Measure) => {
    const { numericValue } = audits[measures[measure]] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse measured no ${measure}`);
    return numericValue;
  };
  const shortfalls = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    values: {
      FCP: value('FCP'),
      LCP: value('LCP'),
      TBT: value('TBT'),
      CLS: value('CLS'),
      bytes: value('bytes'),
    },
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    shortfalls,
  };
}
