import { engines } from '#engines/engines.ts';
import { reportMissing } from '#engines/report-missing.ts';
import { installPackages } from './install-packages.ts';

/**
 * `npm test` runs this early: Debian gets Firefox and WebKit as it packages them. Elsewhere, as on
 * Ubuntu, where Firefox is no package, the sample goes on with what is there, and says so.
 */
const packages = engines
  .filter((engine) => engine.missing().length > 0)
  .flatMap((engine) => engine.packages);
if (packages.length > 0) {
  installPackages('Not every engine is here', packages);
  reportMissing();
}
