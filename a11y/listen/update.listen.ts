import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { offline, pageTexts } from '#e2e/support/copy.ts';
import { buildReleaseInto } from '#plugins/build-release.ts';
import { expectTranscript, test } from './listen-test.ts';

test('a new version offered and postponed', async ({ session, host }) => {
  const { page } = session;
  const folder = mkdtempSync(join(tmpdir(), 'next-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { heading } = pageTexts('/about');
  const rewording = { file: 'pages/about', from: heading, to: `${heading} Twice.` };
  const nextRelease = await buildReleaseInto(folder, { rewording });

  await session.open('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  host.deploy(nextRelease);
  await session.record(
    'comes back to the tab after a release',
    () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    () => page.waitForSelector('.toast'),
  );
  for (const key of ['F6', 'Tab', 'Tab']) {
    await session.record(`presses ${key}`, () => session.press(key));
  }
  const { later } = offline().updates;
  await session.record(
    `presses Enter on “${later}”`,
    () => session.press('Return'),
    () => page.waitForFunction(() => document.querySelector('.toast') === null),
  );
  await expectTranscript(session, 'update');
});
