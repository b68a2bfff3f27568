import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'playwright/test';
import { filmSources } from '#content/film.ts';
import { buildRelease, cacheFolder, releases, writeNextRelease } from './support/built-releases.ts';
import { testedFolder } from './support/site-under-test.ts';

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

/**
 * Until a file is a minute old, a browser cannot tell by its date whether two parts are of one file (RFC 9110, section 8.8.2.2),
 * and keeps no film of which it has asked for parts.
 */
test('the film is older than a minute, as on a deployed site', () => {
  const hourAgo = Date.now() / 1000 - 3600;
  for (const { src } of filmSources) utimesSync(join(testedFolder, src), hourAgo, hourAgo);
});

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
