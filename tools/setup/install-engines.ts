import { engines } from '#e2e/engines/engines.ts';
import { reportMissing } from '#e2e/engines/report-missing.ts';
import { installPackages } from './install-packages.ts';

/**
 * `npm test` runs this early: on Debian it installs Debian's Firefox and WebKit. On other systems (Ubuntu
 * has no Firefox package) the sample runs in the installed engines, and prints which are missing.
 */
const packages = engines
  .filter((engine) => engine.missing().length > 0)
  .flatMap((engine) => engine.packages);
if (packages.length > 0) {
  installPackages('Not every engine is installed', packages);
  reportMissing();
}
