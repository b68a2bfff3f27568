import type { Page } from 'playwright/test';
import { contact, nameOf, pageTexts } from '#e2e/support/copy.ts';
import { expectSameDocument, markDocument } from '#e2e/support/document-mark.ts';
import { headerLink } from '#e2e/support/header-link.ts';
import type { Host } from '#e2e/support/host.ts';
import { newHeading } from '#e2e/support/new-heading.ts';
import { openStored } from '#e2e/support/open-stored.ts';
import { lookForUpdate, nextRelease, test } from '#e2e/support/releases.ts';
import { expect, waitForHydration } from '#e2e/support/site-test.ts';
import { anyNotice, notice, offer, press } from './update-notice.ts';

const oldHeading = () => pageTexts('/about').heading;

const messageField = (page: Page) => page.getByRole('textbox', { name: contact().form.message });

test.describe('a tab of the old release', () => {
  test('continues with the old release, also on pages that it has not opened yet', {
    tag: '@whole',
  }, async ({ page, host }) => {
    await openStored(page, '/contact');
    await markDocument(page);
    await offer(page, host, nextRelease);
    await headerLink(page, nameOf('/about')).click();
    await expect(page.locator('h1')).toHaveText(oldHeading());
    await expectSameDocument(page);
  });

  test('shows a notice when another tab has activated the new release, and keeps form and pages', async ({
    page,
    context,
    host,
  }) => {
    await openStored(page, '/contact');
    await waitForHydration(page);
    await messageField(page).fill('Our reports disagree.');
    await markDocument(page);
    const other = await context.newPage();
    await openStored(other, '/about');
    host.deploy(nextRelease);
    await lookForUpdate(other);
    await press(other, 'reload');
    await expect(other.locator('h1')).toHaveText(newHeading);

    await expect(notice(page, 'replaced')).toBeVisible();
    await expectSameDocument(page);
    await expect(messageField(page)).toHaveValue('Our reports disagree.');
    // The old code can come only from the worker: the host no longer has it, and the HTTP cache is empty.
    host.isReachable = false;
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await headerLink(page, nameOf('/about')).click();
    await expect(page.locator('h1')).toHaveText(oldHeading());
    await expectSameDocument(page);
    host.isReachable = true;

    await press(page, 'reload');
    await expect(notice(page, 'unsaved')).toBeVisible();
    await expectSameDocument(page);
    await press(page, 'reload');
    await expect(page.locator('h1')).toHaveText(newHeading);
    await expect(anyNotice(page)).toHaveCount(0);
  });

  test('asks before Reload discards typed text', async ({ page, host }) => {
    await openStored(page, '/contact');
    await waitForHydration(page);
    await messageField(page).fill('Our reports disagree.');
    await markDocument(page);
    host.deploy(nextRelease);
    await lookForUpdate(page);
    await press(page, 'reload');
    await expect(notice(page, 'unsaved')).toBeVisible();
    await press(page, 'later');
    await expect(anyNotice(page)).toHaveCount(0);
    await expectSameDocument(page);
    await expect(messageField(page)).toHaveValue('Our reports disagree.');
  });
});

test.describe('a release that cannot be stored completely', () => {
  const couldNotBeStored = /^A new version of the site could not be stored/;
  test.use({ provoked: { messages: [couldNotBeStored] } });

  for (const { trouble, tag, begin, end } of [
    {
      trouble: 'a file that the host refuses',
      tag: [],
      begin: (host: Host) => host.broken.add('/about'),
      end: (host: Host) => host.broken.clear(),
    },
    {
      // Some hosts send this page with status 404, which is no error.
      trouble: 'a not-found page that the host cannot send',
      tag: '@whole',
      begin: (host: Host) => host.broken.add('/404.html'),
      end: (host: Host) => host.broken.clear(),
    },
    {
      trouble: 'a connection that fails during the installation',
      tag: '@whole',
      begin: (host: Host) => {
        host.shutsDownAt = '/about';
      },
      end: (host: Host) => {
        host.shutsDownAt = null;
        host.isReachable = true;
      },
    },
  ]) {
    test(`because of ${trouble}, leaves the old release complete`, { tag }, async ({
      page,
      host,
    }) => {
      await openStored(page, '/');
      await markDocument(page);
      host.deploy(nextRelease);
      begin(host);
      const warning = page.waitForEvent('console', (entry) => couldNotBeStored.test(entry.text()));
      await lookForUpdate(page);
      await warning;
      await expect(anyNotice(page)).toHaveCount(0);
      await expectSameDocument(page);

      host.isReachable = false;
      await page.reload();
      for (const path of ['/about', '/services/gen-ai'] as const) {
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
      }

      end(host);
      host.isReachable = true;
      await lookForUpdate(page);
      await expect(notice(page, 'waiting')).toBeVisible();
    });
  }
});
