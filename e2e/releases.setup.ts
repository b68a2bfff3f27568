import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { filmSources } from '#content/film.ts';
import { buildRelease, releases, writeNextRelease } from './support/built-releases.ts';
import { testedFolder } from './support/site-under-test.ts';

/** Of a file younger than a minute a browser keeps no parts: its date does not tell whether they are of one (RFC 9110, 8.8.2.2). */
test('the film is older than a minute, as on a deployed site', () => {
  const hourAgo = Date.now() / 1000 - 3600;
  for (const { src } of filmSources) utimesSync(join(testedFolder, src), hourAgo, hourAgo);
});

test('the next release is a copy of the built one with another heading', writeNextRelease);

for (const release of releases) {
  test(`the release ${release} is built`, { tag: '@whole' }, async () => {
    // A build takes minutes on a busy machine.
    test.setTimeout(600_000);
    await buildRelease(release);
  });
}
