import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '#e2e/support/browsers.ts';
import { freePort } from './any-port.ts';
import { firstVisitReport } from './first-visit-report.ts';
import type { Host } from './host.ts';
import { startHttp1Host } from './http1-host.ts';
import { startHttp2Host } from './http2-host.ts';
import { comparePages, scorePages } from './lighthouse-tables.ts';
import { nextViewsTable } from './next-views-table.ts';
import { type Options, readOptions } from './options.ts';
import { writeScriptlessCopy } from './scriptless-copy.ts';

const USAGE = `Usage: npm run bench -- [--rounds 5] [--routes /,/contact | --routes all] [--scores] [--http2] [--against <folder>]
       npm run bench -- --first-visit [--rounds 5] [--http2]

Builds the site, serves it and a copy without scripts, and measures both in turn with Lighthouse
(mobile), then what follows the first view. Prints Markdown tables. Measure on an idle machine.

  --scores       prints Lighthouse's scores of every page instead
  --first-visit  measures instead the second page of first visits to the home page: on a slow link that
                 everything shares (1.6 Mbit/s, 150 ms), the worker and the film too, and without it.
                 Visitors set out 1, 3, 6, 12 and 25 s after the load event, by mouse and by touch. The
                 cells are medians, the worst in brackets; a star says that the browser loaded the
                 page as another document. Also prints when the whole site was there, and for how many
                 bytes. A round takes about five minutes
  --against      measures against another build of the site, in the place of the copy without scripts: what
                 a trick buys is seen with one build that has the trick and one that has not
  --http2        serves by HTTP/2 over TLS, with nginx, and not by HTTP/1.1
`;

/**
 * Every measurement attaches a debugger, and for that V8 wants to know where the three errors were made
 * that React holds ready: it parses React a second time, 40 ms of a phone's that no visitor waits for.
 * With this flag it knows from the first time.
 */
const WITH_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

const options = readOptions(process.argv.slice(2));
if (options.help) process.stdout.write(USAGE);
else await run(options);

async function run(options: Options): Promise<void> {
  build();
  const folder = resolve('dist');
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const baselineFolder = options.against ?? join(scratch, 'copy');
  if (options.against === null) writeScriptlessCopy(folder, baselineFolder);
  const hosts: Host[] = [];
  try {
    const site = await start(folder, join(scratch, 'site'), options);
    hosts.push(site);
    const baselineHost = await start(baselineFolder, join(scratch, 'baseline'), options);
    hosts.push(baselineHost);
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
  readonly baselineHost: Host;
}

async function measure(subjects: Subjects): Promise<void> {
  const { against, folder, http2, rounds, routes, site, subject, baselineHost } = subjects;
  const port = await freePort();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [`--remote-debugging-port=${port}`, WITH_POSITIONS, ...trust([site, baselineHost])],
  });
  try {
    const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`;
    print(`Chromium ${browser.version()}, ${http2 ? 'HTTP/2' : 'HTTP/1.1'}, ${machine}`);
    const siteOrigin = site.origin;
    const baseline = { origin: baselineHost.origin, isScriptless: against === null };
    if (subject === 'scores') {
      print(await scorePages([...routes, '/nowhere'], siteOrigin, port));
    } else if (subject === 'first-visit') {
      for await (const text of firstVisitReport(browser, {
        rounds,
        folder,
        site,
        scriptlessCopy: baselineHost,
      }))
        print(text);
    } else {
      print(await comparePages({ routes, rounds, siteOrigin, baseline, browserPort: port }));
      print(await nextViewsTable(browser, { rounds, siteOrigin, baseline }));
    }
  } finally {
    await browser.close();
  }
}

/**
 * Chromium's flag that takes every certificate would not do: it leaves the error on the answers, and
 * the browser's cache keeps none that has one.
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
