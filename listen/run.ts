import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { reportMissing } from './required-programs.ts';

/**
 * `npm run listen` hears every scenario; with `--sample`, some of them where this machine has a
 * screen reader. What follows is vitest's, such as `--update`.
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
