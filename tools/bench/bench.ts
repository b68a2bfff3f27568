import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { freePort } from '#deploy/contract/processes.ts';
import { wholeChromium } from '#e2e/support/browsers.ts';
import { builtSite, siteUnderTest } from '#e2e/support/site-under-test.ts';
import { startHttp1Host, startHttp2Host, type Version, writeScriptlessCopy } from './hosts.ts';
import { comparePages, scorePages } from './lighthouse.ts';
import { nextViewsTable } from './next-views.ts';
import { readOptions, USAGE } from './options.ts';
import { buildPeer } from './peer.ts';
import { firstVisitReport, hydrationTable } from './slow-visits.ts';

/**
 * Every measurement attaches a debugger. V8 then needs the source positions of three errors that React
 * creates in advance, and parses React a second time: 40 ms on a phone, which no visitor waits for. With
 * this flag V8 collects the positions when it first parses React (https://crbug.com/1428605).
 */
const WITH_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

const options = readCommandLine();
if (options.help) print(USAGE);
else await run();

function readCommandLine() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`bench: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

async function run(): Promise<void> {
  execFileSync(process.execPath, [join('plugins', 'build-site.ts')], { stdio: 'inherit' });
  const folder = builtSite(siteUnderTest().language);
  await using resources = new AsyncDisposableStack();
  const scratch = resources.use(mkdtempDisposableSync(join(tmpdir(), 'bench-'))).path;
  const serve = async (name: Version['name'], root: string): Promise<Version> => {
    const files = join(scratch, name.replace(' ', '-'));
    const host = await (options.http2 ? startHttp2Host(root, files) : startHttp1Host(root));
    resources.defer(() => host.stop());
    return { ...host, name };
  };
  const site = await serve('site', folder);
  const baseline = await serve(...(await otherVersion(folder, join(scratch, 'other'))));
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
async function otherVersion(site: string, folder: string): Promise<[Version['name'], string]> {
  if (options.against) return ['other build', options.against];
  if (options.peer) {
    await buildPeer(folder);
    return ['plain app', folder];
  }
  writeScriptlessCopy(site, folder);
  return ['no scripts', folder];
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`);
}
