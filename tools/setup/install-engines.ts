import { enginePackages, missingPackages, reportMissing } from '#e2e/engines/packages.ts';
import { installPackages } from './install-packages.ts';

/**
 * `npm test` runs this early: on Debian it installs Debian's Firefox and WebKit. On other systems (Ubuntu
 * has no Firefox package) the sample runs in the installed engines, and prints which are missing.
 */
const packages = missingPackages(Object.values(enginePackages).flat());
if (packages.length > 0) {
  installPackages('Not every engine is installed', packages);
  for (const [engine, needed] of Object.entries(enginePackages)) reportMissing(engine, needed);
}
