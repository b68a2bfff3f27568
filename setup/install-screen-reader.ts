import { missingPrograms, packages, reportMissing } from '#listen/required-programs.ts';
import { installPackages } from './install-packages.ts';

/** `npm test` runs this early: Debian gets the screen reader. Elsewhere the sample is left out, and says so. */
if (missingPrograms().length > 0) {
  installPackages('No screen reader found', packages);
  reportMissing();
}
