import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { reportMissing } from './report-missing.ts';

/**
 * `npm run engines` makes every journey in every engine; with `--sample`, some of them in those that
 * this machine has. What follows is vitest's.
 */
const [first, ...rest] = process.argv.slice(2);
const isSample = first === '--sample';
const { here, missing } = reportMissing();
if (here === 0 || (missing > 0 && !isSample)) process.exit(isSample ? 0 : 1);

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    '--project=engines',
    '--reporter=default',
    '--reporter=./engines/table-reporter.ts',
    ...(isSample ? ['--tags-filter=sample', ...rest] : process.argv.slice(2)),
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
