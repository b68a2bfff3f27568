import { defaultLanguage } from '#content/languages.ts';
import { writeNextRelease } from '#e2e/support/built-releases.ts';
import { canTest } from '#e2e/support/debian.ts';
import { runVitest } from '#e2e/support/run-vitest.ts';
import { testedSite } from '#e2e/support/site-under-test.ts';

/** With `--sample`, some scenarios, and none where the screen reader is missing. Further options, such as `--update`, are vitest's. */
const isSample = process.argv.includes('--sample');
const isOtherLanguage = testedSite.language !== defaultLanguage;
if (isOtherLanguage) {
  console.log(`The screen reader is NOT tested: its transcripts are in ${defaultLanguage}.`);
}
if (isOtherLanguage || !canTest('The screen reader')) process.exit(isSample ? 0 : 1);
if (!isSample) writeNextRelease();
await runVitest('listen');
