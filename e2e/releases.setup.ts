import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'playwright/test';
import { buildRelease, cacheFolder, releases, writeNextRelease } from './support/built-releases.ts';

const root = resolve(import.meta.dirname, '..');

/** The files that a build of a release reads. */
const sources = [
  '{src,plugins,public}/**/*',
  '*.config.ts',
  '{package,package-lock,tsconfig}.json',
  'deploy/options.ts',
  // How the releases differ.
  'e2e/support/built-releases.ts',
];

function hashSources(): string {
  const hash = createHash('sha256');
  for (const name of globSync(sources, { cwd: root }).toSorted()) {
    const file = join(root, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}

test('the next release is a copy of the built one with another heading', writeNextRelease);

for (const release of releases) {
  test(`the release ${release} is built from these sources`, { tag: '@whole' }, async () => {
    // A build takes minutes on a busy machine.
    test.setTimeout(600_000);
    const folder = cacheFolder(release);
    const builtFrom = join(folder, 'sources');
    const current = hashSources();
    if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === current) return;
    rmSync(folder, { recursive: true, force: true });
    await buildRelease(release);
    writeFileSync(builtFrom, current);
  });
}
