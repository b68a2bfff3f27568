import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasCaddy, hasNginx } from '#deploy/contract/contract-hosts.ts';
import { hasChromium, lacksHeadlessShell } from '#e2e/support/browsers.ts';
import { missingPackages, testedPackages } from '#e2e/support/debian.ts';

// `npm run setup`: as root on Debian, installs what the tests need; elsewhere, and for what Debian lacks, says what the tests
// do without. `npm run setup -- engines` installs only that.

const shell = 'chromium-headless-shell';
const chromium = () => (lacksHeadlessShell() ? [shell] : []);

/** For each part, the Debian packages that this machine lacks. */
const parts: Readonly<Record<string, () => readonly string[]>> = {
  chromium: () => (hasChromium() ? chromium() : ['chromium', shell]),
  hosts: () => [
    ...(hasNginx() ? [] : ['nginx', 'libnginx-mod-http-brotli-static']),
    ...(hasCaddy() ? [] : ['caddy']),
  ],
  engines: () => missingPackages([...testedPackages.Firefox, ...testedPackages.WebKit]),
  'screen-reader': () => missingPackages(testedPackages['The screen reader']),
};

const named = process.argv.slice(2);
const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
for (const [part, lacking] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(part)) continue;
  // Outside a container these packages would start servers on port 80.
  const isAllowed = part !== 'hosts' || !existsSync('/run/systemd/system');
  if (lacking().length > 0 && isDebianRoot && isAllowed && run('apt-get', 'update', '-qq')) {
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...lacking());
  }
  if (part === 'chromium' && !hasChromium()) {
    const withSystem = isDebianRoot ? ['--with-deps'] : [];
    run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium', ...withSystem);
    // No suite runs without a browser.
    if (!hasChromium()) process.exitCode = 1;
  }
  if (lacking().length > 0) {
    print(`the tests do without ${lacking().join(', ')}; on Debian: apt-get install as root`);
  }
}

function run(command: string, ...options: readonly string[]): boolean {
  print(`running ${command} ${options.join(' ')}`);
  return spawnSync(command, options, { stdio: 'inherit' }).status === 0;
}

function print(line: string): void {
  process.stdout.write(`setup: ${line}\n`);
}
