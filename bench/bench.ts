import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { createSiteServer } from '../deploy/server.ts';
import { chromiumPath } from '../e2e/browsers.ts';
import { comparePages, scorePages } from './lighthouse-tables.ts';
import { nextViewsTable } from './next-views-table.ts';
import { type Options, readOptions } from './options.ts';
import { writeScriptlessTwin } from './scriptless-twin.ts';

const USAGE = `Usage: npm run bench -- [--rounds 5] [--routes /,/contact | --routes all] [--scores]

Builds the site, serves it and a copy without scripts, and measures both in turn with Lighthouse
(mobile), then what follows the first view. Prints Markdown tables. Measure on an idle machine.

  --scores  prints Lighthouse's scores of every page instead
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

async function run({ rounds, routes, scores }: Options): Promise<void> {
  build();
  const site = resolve('dist');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  writeScriptlessTwin(site, folder);
  const servers = [createSiteServer(site), createSiteServer(folder)];
  const [page, twin] = await Promise.all(servers.map(listen));
  const port = await freePort();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [`--remote-debugging-port=${port}`, WITH_POSITIONS],
  });
  try {
    if (page === undefined || twin === undefined) throw new Error('a server did not start');
    print(`Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`);
    if (scores) {
      print(await scorePages([...routes, '/not-found'], page, port));
      return;
    }
    print(await comparePages({ routes, rounds, page, twin, browserPort: port }));
    print(await nextViewsTable(browser, { rounds, page, twin }));
  } finally {
    await browser.close();
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  }
}

function build(): void {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed');
}

/** Answers with the server's origin. */
function listen(server: Server): Promise<string> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port was given');
      done(`http://127.0.0.1:${address.port}`);
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') throw new Error('no port was given');
      probe.close(() => done(address.port));
    });
  });
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`);
}
