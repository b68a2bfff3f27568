import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { runCommand } from '#deploy/run-command.ts';
import { copyRepository } from '#tools/repository/copy-repository.ts';
import { type Fault, faults } from './faults.ts';

// `npm run drill`: puts each fault of faults.ts into a copy of this repository, alone, and runs the suite that has to see it.
// `npm run drill -- film` drills only the faults whose names contain “film”. Ends with 1 unless the right test names each fault.

/** The longest that a build or a suite may take, in ms: enough for a busy machine. */
const CHILD_MILLISECONDS = 1_200_000;
/** If more tests see a fault, it hides what is broken: nobody reads so many messages. */
const MOST_TESTS = 3;

using scratch = mkdtempDisposableSync(join(tmpdir(), 'drill-'));
const folder = scratch.path;
const report = join(folder, 'drill.json');

/** The projects of vitest.config.ts and playwright.config.ts by the files of their suites: the first that matches. */
const projects = Object.entries({
  server: /^deploy\//,
  built: /\.built\.test\.ts$/,
  unit: /\.test\.ts$/,
  a11y: /^a11y\//,
  offline: /^e2e\/offline\//,
  e2e: /^/,
});
const projectOf = ({ suite }: Fault) => projects.find(([, files]) => files.test(suite))?.[0] ?? '';
const isInBrowser = ({ suite }: Fault) => suite.endsWith('.spec.ts');
/** Whether its suite needs a build of the faulty source. */
const isBuilt = (fault: Fault) => isInBrowser(fault) || projectOf(fault) === 'built';
const sourceOf = ({ file }: Fault) => readFileSync(join(folder, file), 'utf8');

await runCommand('drill', () => {
  process.exitCode = drill(process.argv.slice(2).join(' ')) ? 0 : 1;
});

/** Drills the faults whose names contain a text, and prints a table. Returns whether the right test has named each. */
function drill(part: string): boolean {
  const began = performance.now();
  copyRepository(folder);
  checkThatFaultsFit();
  const chosen = faults.filter(({ name }) => name.includes(part));
  if (chosen.length === 0) throw new Error(`no fault has “${part}” in its name`);
  // The server's tests also read the built site, which is the right one until the first fault is built.
  if (chosen.some((fault) => projectOf(fault) !== 'unit')) build();
  // All suites, in two runs.
  for (const some of Map.groupBy(chosen, isInBrowser).values()) {
    const titles = failuresOf(some);
    if (titles.length > 0) throw new Error(`fails without a fault: ${titles.join('; ')}`);
  }
  const rows: string[][] = [];
  let isEachNamed = true;
  for (const fault of [...chosen.filter((each) => !isBuilt(each)), ...chosen.filter(isBuilt)]) {
    process.stdout.write(`${fault.name} | `);
    const start = performance.now();
    const { isNamed, said } = verdictOn(fault);
    isEachNamed &&= isNamed;
    const seconds = secondsSince(start);
    process.stdout.write(`${said} | ${seconds} s\n`);
    rows.push([fault.name, `${projectOf(fault)} ${fault.suite}`, said, seconds]);
  }
  const head = ['fault', 'suite', 'test that named it', 's'];
  process.stdout.write(`\n${markdownTable([head, ...rows])}\n`);
  process.stdout.write(`${rows.length} faults in ${secondsSince(began)} s\n`);
  return isEachNamed;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}

/** Throws an error with the name of every fault whose text is not in its file once. */
function checkThatFaultsFit(): void {
  const misfits = faults
    .map((fault) => ({ fault, times: sourceOf(fault).split(fault.from).length - 1 }))
    .filter(({ times }) => times !== 1)
    .map(({ fault, times }) => `“${fault.name}”: its text is ${times} times in ${fault.file}`);
  if (misfits.length > 0) throw new Error(`faults no longer fit:\n${misfits.join('\n')}`);
}

/** Puts a fault in, runs its suite, and takes it out again. Returns whether the right test names it, and what the table says of it. */
function verdictOn(fault: Fault): { isNamed: boolean; said: string } {
  const source = sourceOf(fault);
  // A function, because a text may contain `$`.
  writeFileSync(
    join(folder, fault.file),
    source.replace(fault.from, () => fault.to),
  );
  try {
    if (isBuilt(fault)) build();
    return judge(failuresOf([fault]), fault);
  } catch (error) {
    process.stderr.write(`${error}\n`);
    return { isNamed: false, said: 'NO TEST RAN' };
  } finally {
    writeFileSync(join(folder, fault.file), source);
  }
}

function judge(titles: readonly string[], { test }: Fault) {
  const named = titles.find((title) => title.includes(test));
  const others = titles.length > 1 ? ` (of ${titles.length} tests)` : '';
  if (titles.length === 0) return { isNamed: false, said: 'NO TEST' };
  if (named === undefined) return { isNamed: false, said: `ANOTHER TEST: ${titles.join('; ')}` };
  if (titles.length > MOST_TESTS) return { isNamed: false, said: `TOO MANY: ${named}${others}` };
  return { isNamed: true, said: named + others };
}

/** A test in the report of either runner. */
interface Result {
  readonly title: string;
  readonly hasFailed: boolean;
}

/** Runs the suites of some faults, all of one runner, and returns the titles of the tests that fail. Throws an error if none has run. */
function failuresOf(some: readonly Fault[]): readonly string[] {
  rmSync(report, { force: true });
  const chosen = some.flatMap((fault) => [`--project=${projectOf(fault)}`, fault.suite]);
  const options = [...new Set(chosen), '--reporter=json'];
  // Playwright matches the file's name and the title together.
  const only = some.map(({ suite, only = '' }) => `${suite.replace(/^\w+\//, '')}.*(${only})`);
  const isPlaywright = some.every(isInBrowser);
  const { output } = isPlaywright
    ? run('node_modules/playwright/cli.js', 'test', ...options, `--grep=${only.join('|')}`)
    : run('node_modules/vitest/vitest.mjs', 'run', ...options, `--outputFile=${report}`);
  const results = !existsSync(report) ? [] : isPlaywright ? playwrightResults() : vitestResults();
  if (results.length === 0) throw new Error(`no test ran:\n${output}`);
  return results.filter(({ hasFailed }) => hasFailed).map(({ title }) => title);
}

function vitestResults(): readonly Result[] {
  const { testResults }: JsonTestResults = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ title, hasFailed: status === 'failed' })),
  );
}

function playwrightResults(): readonly Result[] {
  const { suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
  const resultsIn = ({ specs, suites = [] }: JSONReportSuite): readonly Result[] => [
    ...specs.map(({ title, ok }) => ({ title, hasFailed: !ok })),
    ...suites.flatMap(resultsIn),
  ];
  return suites.flatMap(resultsIn);
}

function build(): void {
  const { status, output } = run('plugins/build-site.ts');
  if (status !== 0) throw new Error(`the build fails:\n${output}`);
}

/** Runs Node in the copy. Throws an error if it does not end in time. */
function run(...command: readonly string[]) {
  const { status, error, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    timeout: CHILD_MILLISECONDS,
    // Playwright then ends its browsers and servers.
    killSignal: 'SIGINT',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (error) throw error;
  return { status, output: stdout + stderr };
}
