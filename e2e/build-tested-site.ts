import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// The first step of `npm run e2e`, `a11y`, `visual` and `test:whole`: builds the site in every language, unless the
// suites test a deployed site.

const deployed = process.env['BASE_URL'];
if (deployed === undefined) {
  const build = join('plugins', 'build.ts');
  const { status } = spawnSync(process.execPath, [build, '--all'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  process.stdout.write(`Testing ${deployed}; nothing is built.\n`);
}
