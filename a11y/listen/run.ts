import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { defaultLanguage } from '#content/languages.ts';
import { siteUnderTest } from '#e2e/support/site-under-test.ts';
import { reportMissing } from './required-programs.ts';

/**
 * `npm run listen` runs every scenario. With `--sample` it runs some scenarios, and no scenario where the
 * screen reader is missing. Further options, such as `--update`, are passed to vitest.
 */
const [first, ...rest] = process.argv.slice(2);
const isSample = first === '--sample';
const isOtherLanguage = siteUnderTest().language !== defaultLanguage;
if (isOtherLanguage) {
  process.stdout.write(
    `The screen reader is NOT tested: its transcripts are of the site in ${defaultLanguage}.\n`,
  );
}
if (isOtherLanguage || reportMissing()) process.exit(isSample ? 0 : 1);

const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const options = isSample ? ['--tags-filter=sample', ...rest] : process.argv.slice(2);
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=listen', ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
