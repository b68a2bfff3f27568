import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { reportMissing } from './report-missing.ts';

/**
 * `npm run engines` runs every journey in every engine. With `--sample` it runs some journeys in the
 * engines that this machine has. Further options are passed to vitest.
 */
const [first, ...rest] = process.argv.slice(2);
const isSample = first === '--sample';
const { installed, missing } = reportMissing();
if (installed === 0 || (missing > 0 && !isSample)) process.exit(isSample ? 0 : 1);

const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    '--project=engines',
    '--reporter=default',
    '--reporter=./e2e/engines/table-reporter.ts',
    ...(isSample ? ['--tags-filter=sample', ...rest] : process.argv.slice(2)),
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
