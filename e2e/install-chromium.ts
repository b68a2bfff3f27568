import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasChromium, lacksHeadlessShell } from './browsers.ts';

/** `npm test` runs this first: a machine without any Chromium gets one, a Debian one the quicker shell as well. */
const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
if (!hasChromium()) {
  say('No Chromium found');
  const failure = isDebianRoot
    ? installDebianPackages('chromium', 'chromium-headless-shell')
    : run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  if (failure !== null) {
    process.stderr.write(`install-chromium: ${failure}; set CHROMIUM_PATH\n`);
    process.exit(1);
  }
} else if (isDebianRoot && lacksHeadlessShell()) {
  say('No chromium-headless-shell found');
  const failure = installDebianPackages('chromium-headless-shell');
  if (failure !== null) say(`${failure}; the suites take the whole Chromium, which is slower`);
}

function installDebianPackages(...packages: string[]): string | null {
  return (
    run('apt-get', 'update', '-qq') ??
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}

/** Runs a command to its end. Says in words why it failed, or null. */
function run(command: string, ...options: string[]): string | null {
  say(`running ${command} ${options.join(' ')}`);
  const { status, error } = spawnSync(command, options, { stdio: 'inherit' });
  return status === 0 ? null : `${command} failed (${error?.message ?? `exit code ${status}`})`;
}

function say(sentence: string): void {
  process.stdout.write(`install-chromium: ${sentence}\n`);
}
