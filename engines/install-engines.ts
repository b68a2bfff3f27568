import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  reportMissing();
}

function run(command: string, ...options: string[]): void {
  process.stdout.write(`Not every engine is here; running ${command} ${options.join(' ')}\n`);
  spawnSync(command, options, { stdio: 'inherit' });
}
