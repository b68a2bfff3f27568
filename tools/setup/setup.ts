import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasCaddy, hasNginx } from '#deploy/contract/contract-hosts.ts';
import { hasChromium, lacksHeadlessShell } from '#e2e/support/browsers.ts';
import { missingPackages, testedPackages } from '#e2e/support/debian.ts';

// `npm run setup`: as root on Debian, installs what the tests need; elsewhere, and for what Debian lacks, says what the tests
// do without. `npm run setup -- engines` installs only that.

const shell = 'chromium-headless-shell';

/** For each part, the Debian packages that this machine lacks. */
const parts = {
  chromium: () => [
    ...(hasChromium() ? [] : ['chromium']),
    ...(!hasChromium() || lacksHeadlessShell() ? [shell] : []),
  ],
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
  if (lacking().length > 0 && isDebianRoot && isAllowed && run('apt-get update -qq')) {
    run(`apt-get install -y -qq --no-install-recommends ${lacking().join(' ')}`);
  }
  if (part === 'chromium' && !hasChromium()) {
    run(`npx playwright install chromium ${isDebianRoot ? '--with-deps' : ''}`);
    // No suite runs without a browser.
    if (!hasChromium()) process.exitCode = 1;
  }
  if (lacking().length > 0) {
    const packages = lacking().join(', ');
    console.log(`setup: the tests do without ${packages}; on Debian: apt-get install as root`);
  }
}

function run(command: string): boolean {
  console.log(`setup: running ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}
