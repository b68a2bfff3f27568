import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { reportMissing } from './required-programs.ts';

/**
 * `npm run listen` runs every scenario. With `--sample` it runs some scenarios, and none where the screen
 * reader is missing. Further options, such as `--update`, are passed to vitest.
 */
const [first, ...rest] = process.argv.slice(2);
const isSample = first === '--sample';
if (reportMissing()) process.exit(isSample ? 0 : 1);

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const options = isSample ? ['--tags-filter=sample', ...rest] : process.argv.slice(2);
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=listen', ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
