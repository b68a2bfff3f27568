import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed without asking anybody: where apt-get exists, as root. */
export function canInstallPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Prints the reason and installs Debian packages; returns whether this succeeded. */
export function installPackages(reason: string, packages: readonly string[]): boolean {
  if (!canInstallPackages()) return false;
  const options = ['-y', '-qq', '--no-install-recommends'];
  return (
    run(reason, 'apt-get', 'update', '-qq') &&
    run(reason, 'apt-get', 'install', ...options, ...packages)
  );
}

/** Prints the reason and runs an installation command; returns whether it succeeded. */
export function run(reason: string, command: string, ...options: readonly string[]): boolean {
  process.stdout.write(`${reason}; running ${command} ${options.join(' ')}\n`);
  const { status, error } = spawnSync(command, options, { stdio: 'inherit' });
  if (error) process.stdout.write(`${error.message}\n`);
  return status === 0;
}
