import { hasChromium, lacksHeadlessShell } from '#e2e/support/browsers.ts';
import { canInstallPackages, installPackages, run } from './install-packages.ts';

/**
 * `npm test` runs this first: installs Chromium where it is missing, and on Debian the faster headless shell.
 * Where apt-get cannot be used or has no such packages, as on Ubuntu, it installs Playwright's Chromium.
 */
const shell = 'chromium-headless-shell';
if (!hasChromium()) {
  const reason = 'No Chromium found';
  const playwright = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  if (canInstallPackages()) playwright.push('--with-deps');
  const isInstalled =
    installPackages(reason, ['chromium', shell]) || run(reason, process.execPath, ...playwright);
  if (!isInstalled) {
    process.stderr.write('install-chromium: no Chromium could be installed; set CHROMIUM_PATH\n');
    process.exit(1);
  }
} else if (canInstallPackages() && lacksHeadlessShell()) {
  const isInstalled = installPackages(`No ${shell} found`, [shell]);
  if (!isInstalled) process.stdout.write('The suites use the full Chromium, which is slower\n');
}
