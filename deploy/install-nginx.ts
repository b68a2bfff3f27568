import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasNginx } from './contract/contract-hosts.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * `npm test` runs this early: a container of Debian gets the nginx whose configuration the tests
 * run. Elsewhere its package would start a server on port 80, which is not a test's to do. Where
 * there is none the contract goes on with the other hosts, and says so.
 */
if (!hasNginx()) {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const isContainer = !existsSync('/run/systemd/system');
  const isInstalled =
    isDebianRoot &&
    isContainer &&
    runs('apt-get', 'update', '-qq') &&
    runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (!isInstalled) {
    process.stdout.write(
      `nginx is NOT tested: it is not here with its brotli module, and was not installed. ` +
        `On Debian and Ubuntu: apt-get install ${packages.join(' ')}\n`,
    );
  }
}

function runs(command: string, ...options: string[]): boolean {
  process.stdout.write(`No nginx found; running ${command} ${options.join(' ')}\n`);
  return spawnSync(command, options, { stdio: 'inherit' }).status === 0;
}
