import { existsSync } from 'node:fs';
import { hasNginx } from '#deploy/contract/contract-hosts.ts';
import { installPackages } from './install-packages.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * `npm test` runs this early: in a Debian container it installs nginx, whose configuration the tests
 * check. Outside a container the package would start a server on port 80, which a test must not do.
 * Without nginx the contract tests the other hosts, and prints that nginx is not tested.
 */
if (!hasNginx()) {
  const isContainer = !existsSync('/run/systemd/system');
  if (!isContainer || !installPackages('No nginx found', packages)) {
    process.stdout.write(
      `nginx is NOT tested: nginx or its brotli module is missing, and was not installed. ` +
        `On Debian and Ubuntu: apt-get install ${packages.join(' ')}\n`,
    );
  }
}
