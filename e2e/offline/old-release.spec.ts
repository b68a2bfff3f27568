import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHeading, nextRelease } from '#e2e/support/built-releases.ts';
import { contact } from '#e2e/support/copy.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect, openHydrated, openIdle, waitForIdle } from '#e2e/support/site-test.ts';
import {
  anyNotice,
  emptyHttpCache,
  expectInstalled,
  lookForUpdate,
  notice,
  offer,
  openStored,
  press,
  reload,
} from '#e2e/support/stored-site.ts';
import {
  expectPage,
  expectSameDocument,
  followHeader,
  headerLink,
  markDocument,
} from '#e2e/support/visit.ts';

test('a tab of the old release keeps typed text, says when another tab activates the new one, and reloads when asked twice', async ({
  page,
  context,
  host,
}) => {
  await openStored(page, '/contact');
  await waitForIdle(page);
  const message = page.getByRole('textbox', { name: contact().form.message });
  await message.fill('Our reports disagree.');
  await markDocument(page);
  await offer(page, host, nextRelease);
  await press(page, 'reload');
  await expect(notice(page, 'unsaved')).toBeVisible();
  await press(page, 'later');
  await expect(anyNotice(page)).toHaveCount(0);
  // Pages that the tab has not shown yet are those of its own release.
  await followHeader(page, '/about');
  await page.goBack();

  const other = await context.newPage();
  await openIdle(other, '/about');
  await press(other, 'reload');
  await expect(other.locator('h1')).toHaveText(newHeading);
  await expect(notice(page, 'replaced')).toBeVisible();
  await expect(message).toHaveValue('Our reports disagree.');
  await expectSameDocument(page);
  await press(page, 'reload');
  await expect(notice(page, 'unsaved')).toBeVisible();
  await reload(page);
  await waitForIdle(page);
  await headerLink(page, '/about').click();
  await expect(page.locator('h1')).toHaveText(newHeading);
  await expect(anyNotice(page)).toHaveCount(0);
});

test('a tab of the old release gets from the new worker the code that the host has deleted', async ({
  page,
  context,
  host,
}) => {
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

test.describe('a release that cannot be stored completely', () => {
  const couldNotBeStored = /^A new version of the site could not be stored/;
  test.use({ provoked: { messages: [couldNotBeStored] } });

  test('leaves the old release complete, and is offered when the trouble is over', {
    tag: '@whole',
  }, async ({ page, host }) => {
    await openStored(page, '/');
    await markDocument(page);
    host.deploy(nextRelease);
    // What has been stored stays, so the file of the last trouble is missing in each.
    const lastFile = '/about';
    for (const trouble of ['two files', 'the last file', 'the connection'] as const) {
      if (trouble === 'two files') host.broken.add('/page-copies.js');
      if (trouble === 'the connection') host.shutsDownAt = lastFile;
      else host.broken.add(lastFile);
      const warning = page.waitForEvent('console', (entry) => couldNotBeStored.test(entry.text()));
      await lookForUpdate(page);
      await warning;
      await expect(anyNotice(page)).toHaveCount(0);
      host.broken.clear();
    }
    await expectSameDocument(page);

    host.isReachable = false;
    await page.reload();
    for (const path of ['/about', '/services/gen-ai'] as const) {
      await openHydrated(page, path);
      await expectPage(page, path);
    }
    host.shutsDownAt = null;
    host.isReachable = true;
    await waitForIdle(page);
    await lookForUpdate(page);
    await expectInstalled(notice(page, 'waiting')).toBeVisible();
  });
});
