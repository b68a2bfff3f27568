import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHeading, nextRelease } from '#e2e/support/built-releases.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect, openIdle, waitForIdle } from '#e2e/support/site-test.ts';
import {
  emptyHttpCache,
  expectInstalled,
  notice,
  offer,
  openStored,
  press,
} from '#e2e/support/stored-site.ts';
import {
  expectPage,
  expectSameDocument,
  followHeader,
  headerLink,
  markDocument,
} from '#e2e/support/visit.ts';

test('an old tab gets deleted code from the new worker', async ({ page, context, host }) => {
  // A page that saves data loads no code of other pages, so the code of About is not in its memory.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, downlink: 10 } });
  });
  await openIdle(page, '/contact');
  await markDocument(page);
  const other = await context.newPage();
  await openStored(other, '/careers');
  await offer(other, host, nextRelease);
  await press(other, 'reload');
  await waitForIdle(other);

  await emptyHttpCache(page);
  host.isReachable = false;
  const answers: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/about-')) answers.push(response.fromServiceWorker());
  });
  await followHeader(page, '/about');
  // An answer shows that the code was not in the memory.
  expect(new Set(answers)).toEqual(new Set([true]));
  await expectSameDocument(page);
});

test('a page that a new release has added stays as the host sends it, and the next page offers that release', async ({
  page,
  host,
}, testInfo) => {
  await openStored(page, '/careers');
  const release = testInfo.outputPath('release');
  cpSync(nextRelease, release, { recursive: true });
  const about = readFileSync(join(release, 'about.html'), 'utf8');
  const added = about
    .replace('data-page="/about"', 'data-page="/new"')
    .replaceAll(newHeading, 'A new page');
  writeFileSync(join(release, 'new.html'), added);
  host.deploy(release);
  await page.goto('/new');
  await waitForIdle(page);
  await expect(page.locator('h1')).toHaveText('A new page');
  await headerLink(page, '/about').click();
  await expectPage(page, '/about');
  await expectInstalled(notice(page, 'waiting')).toBeVisible();
});
