import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasChromium } from './browsers.ts';

/** `npm test` runs this first: a machine without any Chromium gets one. */
if (!hasChromium()) {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    run('apt-get', 'update', '-qq');
    const packages = ['chromium', 'chromium-headless-shell'];
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  } else {
    run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  }
}

function run(command: string, ...options: string[]): void {
  process.stdout.write(`No Chromium found; running ${command} ${options.join(' ')}\n`);
  const { status, error } = spawnSync(command, options, { stdio: 'inherit' });
  if (status === 0) return;
  const reason = error?.message ?? `exit code ${status}`;
  process.stderr.write(`install-chromium: ${command} failed (${reason}); set CHROMIUM_PATH\n`);
  process.exit(1);
}
