import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { markdownTable } from 'markdown-table';
import { parseCLI, startVitest } from 'vitest/node';
import { buildRelease } from '#e2e/support/built-releases.ts';
import { enginePackages, reportMissing } from './packages.ts';

const introduction = `# What works in which engine

Written by \`npm run engines\`, which runs these journeys in Debian's Firefox ESR and WebKitGTK. Chromium has
its own suites (\`npm run e2e\`). WebKitGTK's driver sends mouse events for a touch, so it makes no journey by touch.
`;

/**
 * `npm run engines` runs every journey in every engine, and writes the table of what works. With `--sample` it runs some
 * journeys in the engines that this machine has. Further options are passed to vitest.
 */
const options = process.argv.slice(2);
const isSample = options.includes('--sample');
const installed = Object.entries(enginePackages)
  .filter(([engine, packages]) => reportMissing(engine, packages))
  .map(([engine]) => engine);
const isEvery = installed.length === Object.keys(enginePackages).length;
if (installed.length === 0 || !(isEvery || isSample)) process.exit(isSample ? 0 : 1);
if (!isSample) for (const release of ['next', 'kill-switch'] as const) await buildRelease(release);

const { filter, options: parsed } = parseCLI([
  ...['vitest', 'run', ...installed.map((engine) => `--project=${engine}`)],
  // One browser at a time.
  '--no-file-parallelism',
  ...options.map((option) => (option === '--sample' ? '--tags-filter=sample' : option)),
]);
const vitest = await startVitest('test', filter, parsed);
const isPassed = vitest.state.getCountOfFailedTests() === 0 && !process.exitCode;
if (isPassed && options.length === 0) {
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()]);
  const cell = (title: string, engine: string) =>
    tests.some(({ name, project }) => name === title && project.name === engine) ? 'works' : '';
  const titles = [...new Set(tests.map(({ name }) => name))].toSorted();
  const rows = titles.map((title) => [title, ...installed.map((engine) => cell(title, engine))]);
  const table = markdownTable([['journey', ...installed], ...rows], {
    alignDelimiters: false,
    padding: true,
  });
  writeFileSync(
    resolve(import.meta.dirname, '../../docs/engines.md'),
    `${introduction}\n${table}\n`,
  );
}
await vitest.close();
