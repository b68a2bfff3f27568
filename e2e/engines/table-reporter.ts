import { globSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';
import { engines } from './engines.ts';
import { type Cell, table } from './table.ts';

const file = resolve(import.meta.dirname, '../../docs/engines.md');

const introduction = `# What works in which engine

Written by \`npm run engines\`, which runs these journeys in Debian's Firefox ESR and WebKitGTK. Chromium has
its own suites (\`npm run e2e\`). \`e2e/engines/limitations.ts\` lists what an engine cannot do, and each run checks
that every entry still applies.
`;

/** Prints which journey works in which engine. A complete run that passed also writes docs/engines.md. */
export default class TableReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const run = tests.filter((test) => test.result().state !== 'skipped');
    const lines = table(
      run.flatMap(cell),
      engines.map(({ name }) => name),
    );
    console.log(`\n${lines}\n`);
    const files = globSync('journeys/*.test.ts', { cwd: import.meta.dirname });
    const isComplete = modules.length === files.length && run.length === tests.length;
    // Not only passed tests: a file that cannot be imported has no tests.
    if (isComplete && reason === 'passed') writeFileSync(file, `${introduction}\n${lines}\n`);
  }
}

function cell(test: TestCase): Cell[] {
  const { journey } = test.meta();
  if (!journey) return [];
  const works = journey.limitation === undefined ? 'works' : `not supported: ${journey.limitation}`;
  const outcome = test.result().state === 'passed' ? works : 'FAILS';
  return [{ journey: journey.title, engine: journey.engine, outcome }];
}
