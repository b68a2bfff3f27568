import { installPackages } from '../e2e/install-packages.ts';
import { engines } from './engines.ts';
import { reportMissing } from './report-missing.ts';

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
