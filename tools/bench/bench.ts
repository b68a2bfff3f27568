import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { freePort } from '#deploy/contract/any-port.ts';
import { chromiumPath } from '#e2e/support/browsers.ts';
import { builtSite } from '#e2e/support/built-site.ts';
import { siteUnderTest } from '#e2e/support/site-under-test.ts';
import { firstVisitReport } from './first-visit-report.ts';
import type { Host } from './host.ts';
import { startHttp1Host } from './http1-host.ts';
import { startHttp2Host } from './http2-host.ts';
import { hydrationTable } from './hydration.ts';
import { comparePages, scorePages } from './lighthouse-tables.ts';
import { nextViewsTable } from './next-views-table.ts';
import { type Options, readOptions } from './options.ts';
import { writeScriptlessCopy } from './scriptless-copy.ts';

const USAGE = `Usage: npm run bench -- [--rounds 5] [--routes /,/contact | --routes all] [--http2] [--against <folder>]
       npm run bench -- --scores [--routes /,/contact] [--http2]
       npm run bench -- --first-visit [--rounds 5] [--http2]
       npm run bench -- --hydration [--rounds 5] [--routes /,/contact] [--http2]

Builds the site, serves it and a copy without scripts, and measures both in turn with Lighthouse
(mobile), then later views (second visit, changes of page, menu). Prints Markdown tables. Measure on an idle machine.

  --scores       prints Lighthouse's scores of every page instead, measured once
  --first-visit  measures instead how fast the second page of a first visit opens: on a slow link that page,
                 worker and film share (1.6 Mbit/s, 150 ms), and without a slow link. Visitors follow a
                 link 1, 3, 6, 12 or 25 s after the load event, by mouse or by touch. The cells are
                 medians, the worst in brackets; a star means that the browser loaded a new document.
                 Also prints when all scripts had loaded, when the site worked offline, and the bytes
                 until then. A round takes about five minutes
  --hydration    measures instead how long a page is visible before React answers, on that slow link
  --against      measures against another build of the site, not against the copy without scripts: compare
                 a build with an optimisation to a build without it
  --http2        serves by HTTP/2 over TLS, with nginx, instead of HTTP/1.1
`;

/**
 * Every measurement attaches a debugger. V8 then needs the source positions of three errors that React
 * creates in advance, and parses React a second time: 40 ms on a phone, which no visitor waits for. With
 * this flag V8 collects the positions when it first parses React (https://crbug.com/1428605).
 */
const WITH_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

const options = readCommandLine();
if (options?.help) process.stdout.write(USAGE);
else if (options) await run(options);

/** The options; null, after a message, if the command line is wrong. */
function readCommandLine(): Options | null {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`bench: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
    return null;
  }
}

async function run(options: Options): Promise<void> {
  build();
  const folder = builtSite(siteUnderTest().language);
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const hosts: Host[] = [];
  const serve = async (served: string, name: string) => {
    const host = await start(served, join(scratch, name), options);
    hosts.push(host);
    return host;
  };
  try {
    const site = await serve(folder, 'site');
    if (options.subject === 'scores') return await measure({ ...options, folder, site });
    const copy = join(scratch, 'copy');
    if (options.against === null) writeScriptlessCopy(folder, copy);
    const baselineHost = await serve(options.against ?? copy, 'baseline');
    await measure({ ...options, folder, site, baselineHost });
  } finally {
    for (const host of hosts) await host.stop();
    rmSync(scratch, { recursive: true });
  }
}

function start(folder: string, scratch: string, { http2 }: Options): Promise<Host> {
  return http2 ? startHttp2Host(folder, scratch) : startHttp1Host(folder);
}

interface Subjects extends Options {
  readonly folder: string;
  readonly site: Host;
  /** Absent when scores are measured: they have no baseline. */
  readonly baselineHost?: Host;
}

async function measure(subjects: Subjects): Promise<void> {
  const { against, folder, http2, rounds, routes, site, subject, baselineHost } = subjects;
  const hosts = baselineHost ? [site, baselineHost] : [site];
  const port = await freePort();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [`--remote-debugging-port=${port}`, WITH_POSITIONS, ...trust(hosts)],
  });
  try {
    const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`;
    print(`Chromium ${browser.version()}, ${http2 ? 'HTTP/2' : 'HTTP/1.1'}, ${machine}`);
    const siteOrigin = site.origin;
    if (!baselineHost) {
      print(await scorePages([...routes, '/nowhere'], siteOrigin, port));
    } else if (subject === 'hydration') {
      print(await hydrationTable(browser, { rounds, routes, site, scriptlessCopy: baselineHost }));
    } else if (subject === 'first-visit') {
      for await (const text of firstVisitReport(browser, {
        rounds,
        folder,
        site,
        scriptlessCopy: baselineHost,
      }))
        print(text);
    } else {
      const baseline = { origin: baselineHost.origin, isScriptless: against === null };
      print(await comparePages({ routes, rounds, siteOrigin, baseline, browserPort: port }));
      print(await nextViewsTable(browser, { rounds, siteOrigin, baseline }));
    }
  } finally {
    await browser.close();
  }
}

/**
 * Chromium's flag for trusting every certificate cannot be used: it marks the responses with an error, and
 * the HTTP cache stores no response with an error (https://crbug.com/103875).
 */
function trust(hosts: readonly Host[]): string[] {
  const hashes = hosts.flatMap(({ keyHashes }) => keyHashes);
  return hashes.length === 0 ? [] : [`--ignore-certificate-errors-spki-list=${hashes.join(',')}`];
}

function build(): void {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed');
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`);
}
