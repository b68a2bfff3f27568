import { hasChromium, lacksHeadlessShell } from '#e2e/support/browsers.ts';
import { canInstallPackages, installPackages, run } from './install-packages.ts';

/** `npm test` runs this first: installs Chromium where it is missing, and on Debian the faster headless shell. */
const shell = 'chromium-headless-shell';
if (!hasChromium()) {
  const reason = 'No Chromium found';
  const isInstalled = canInstallPackages()
    ? installPackages(reason, ['chromium', shell])
    : run(reason, process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  if (!isInstalled) {
    process.stderr.write('install-chromium: no Chromium could be installed; set CHROMIUM_PATH\n');
    process.exit(1);
  }
} else if (canInstallPackages() && lacksHeadlessShell()) {
  const isInstalled = installPackages(`No ${shell} found`, [shell]);
  if (!isInstalled) process.stdout.write('The suites use the full Chromium, which is slower\n');
}
