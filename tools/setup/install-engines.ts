import { canTest, missingPackages, testedPackages } from '#e2e/support/debian-packages.ts';
import { installPackages } from './install-packages.ts';

/**
 * `npm test` runs this early: on Debian it installs Debian's Firefox and WebKit, and a screen reader. On other systems
 * (Ubuntu has no Firefox package) the samples run with what is installed, and this prints what is missing.
 */
const missing = missingPackages(Object.values(testedPackages).flat());
if (missing.length > 0) {
  installPackages('Not every engine is installed', [...new Set(missing)]);
  for (const tested of ['Firefox', 'WebKit', 'The screen reader'] as const) canTest(tested);
}
