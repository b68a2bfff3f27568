import { existsSync } from 'node:fs';
import { hasNginx } from '#deploy/contract/contract-hosts.ts';
import { installPackages } from './install-packages.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * `npm test` runs this early: a container of Debian gets the nginx whose configuration the tests
 * run. Elsewhere its package would start a server on port 80, which is not a test's to do. Where
 * there is none the contract goes on with the other hosts, and says so.
 */
if (!hasNginx()) {
  const isContainer = !existsSync('/run/systemd/system');
  if (!isContainer || !installPackages('No nginx found', packages)) {
    process.stdout.write(
      `nginx is NOT tested: it is not here with its brotli module, and was not installed. ` +
        `On Debian and Ubuntu: apt-get install ${packages.join(' ')}\n`,
    );
  }
}
