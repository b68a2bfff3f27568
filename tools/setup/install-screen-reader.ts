import { missingPrograms, packages, reportMissing } from '#a11y/listen/required-programs.ts';
import { installPackages } from './install-packages.ts';

/** `npm test` runs this early: installs the screen reader on Debian; elsewhere prints that it is not tested. */
if (missingPrograms().length > 0) {
  installPackages('No screen reader found', packages);
  reportMissing();
}
