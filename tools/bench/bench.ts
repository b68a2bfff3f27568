import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { paths } from '#content/paths.ts';
import { hasNginx } from '#deploy/contract/contract-hosts.ts';
import { freePort } from '#deploy/contract/processes.ts';
import { runCommand } from '#deploy/run-command.ts';
import { wholeChromium } from '#e2e/support/browsers.ts';
import { testedFolder } from '#e2e/support/site-under-test.ts';
import { startHttp1Host, startHttp2Host, type Version, writeScriptlessCopy } from './hosts.ts';
import { comparePages, scorePages } from './lighthouse.ts';
import { nextViewsTable } from './next-views.ts';
import { buildPeer } from './peer.ts';
import { firstVisitReport, hydrationTable } from './slow-visits.ts';

/**
 * Every measurement attaches a debugger. V8 then needs the source positions of three errors that React
 * creates in advance, and parses React a second time: 40 ms on a phone, which no visitor waits for. With
 * this flag V8 collects the positions when it first parses React (https://crbug.com/1428605).
 */
const WITH_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

const USAGE = `Usage: npm run bench -- [--rounds 5] [--routes /,/contact | --routes all] [--http2] [--against <folder> | --peer]
       npm run bench -- --scores [--routes /,/contact] [--http2]
       npm run bench -- --first-visit [--rounds 5] [--http2]
       npm run bench -- --hydration [--rounds 5] [--routes /,/contact] [--http2] [--against <folder>]

Builds the site, serves it and a copy without scripts, and measures both in turn with Lighthouse
(mobile), then later views (second visit, changes of page, menu). Prints Markdown tables. Measure on an idle machine.

  --scores       prints Lighthouse's scores of every page instead, measured once
  --first-visit  measures instead how fast the second page of a first visit opens, on a slow link that page,
                 worker and film share (1.6 Mbit/s, 150 ms). Cells are medians, the worst in brackets; a star
                 means that the browser loaded a new document. A round takes three minutes
  --hydration    measures instead how long a page is visible before React answers, and how long tasks
                 block it until it is idle, on that slow link
  --against      measures against another build of the site, such as one without an optimisation
  --peer         measures against a plain single-page app with the same texts, which it generates
  --http2        serves by HTTP/2 over TLS, with nginx, instead of HTTP/1.1
`;

await runCommand('bench', async () => {
  const options = readOptions();
  if (options.help) print(USAGE);
  else await run(options);
});

/** Reads the command line. Throws an error with a printable message for an unknown or wrong option. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      rounds: { type: 'string' },
      routes: { type: 'string' },
      scores: { type: 'boolean' },
      'first-visit': { type: 'boolean' },
      hydration: { type: 'boolean' },
      http2: { type: 'boolean' },
      against: { type: 'string' },
      peer: { type: 'boolean' },
    },
  });
  const { against, help, http2, hydration, peer, scores, 'first-visit': firstVisit } = values;
  const subject = firstVisit ? 'first-visit' : hydration ? 'hydration' : scores ? 'scores' : null;
  const rounds = Number(values.rounds ?? 5);
  const usual = scores ? paths : ['/', '/services/cloud-services', '/contact'];
  const routes = values.routes === 'all' ? paths : (values.routes?.split(',') ?? usual);
  const unknown = routes.find((route) => !paths.some((path) => path === route));
  const faults = {
    '--http2 needs nginx with its brotli module (npm run setup installs it)': http2 && !hasNginx(),
    '--rounds takes a whole number from 1 on': !Number.isInteger(rounds) || rounds < 1,
    [`the site has no page ${unknown}`]: unknown !== undefined,
    [`there is no built site in ${against}`]:
      against !== undefined && !existsSync(join(against, 'index.html')),
  };
  for (const [fault, isFault] of Object.entries(faults)) if (isFault) throw new Error(fault);
  return { against, help, http2, peer, rounds, routes, subject };
}

async function run(options: ReturnType<typeof readOptions>): Promise<void> {
  execFileSync(process.execPath, [join('plugins', 'build-site.ts')], { stdio: 'inherit' });
  await using resources = new AsyncDisposableStack();
  const scratch = resources.use(mkdtempDisposableSync(join(tmpdir(), 'bench-'))).path;
  const serve = async (name: Version['name'], root: string): Promise<Version> => {
    const files = join(scratch, name.replace(' ', '-'));
    const host = await (options.http2 ? startHttp2Host(root, files) : startHttp1Host(root));
    resources.defer(() => host.stop());
    return { ...host, name };
  };
  const site = await serve('site', testedFolder);
  const baseline = await serve(...(await otherVersion(options, join(scratch, 'other'))));
  const debuggingPort = await freePort();
  // Chromium's flag for trusting every certificate cannot be used: it marks the responses with an error, and
  // the HTTP cache stores no response with an error (https://crbug.com/103875).
  const keys = [site, baseline].flatMap(({ keyHash }) => keyHash ?? []).join(',');
  const trust = keys === '' ? [] : [`--ignore-certificate-errors-spki-list=${keys}`];
  const args = [`--remote-debugging-port=${debuggingPort}`, WITH_POSITIONS, ...trust];
  const browser = resources.use(await chromium.launch({ ...wholeChromium(), args }));
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load ${loadavg()[0]?.toFixed(1)}`;
  print(`Chromium ${browser.version()}, ${options.http2 ? 'HTTP/2' : 'HTTP/1.1'}, ${machine}`);
  const measurement = { ...options, browser, debuggingPort, versions: [site, baseline] as const };
  if (options.subject === 'scores') print(await scorePages(measurement));
  else if (options.subject === 'hydration') print(await hydrationTable(measurement));
  else if (options.subject === 'first-visit') print(await firstVisitReport(measurement));
  else {
    print(await comparePages(measurement));
    print(await nextViewsTable(measurement));
  }
}

/** What the site is compared with: its name, and the folder to serve. */
async function otherVersion(
  { against, peer }: ReturnType<typeof readOptions>,
  folder: string,
): Promise<[Version['name'], string]> {
  if (against) return ['other build', against];
  if (peer) {
    await buildPeer(folder);
    return ['plain app', folder];
  }
  writeScriptlessCopy(testedFolder, folder);
  return ['no scripts', folder];
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`);
}
