import type { Page } from 'playwright/test';
import { recordAnnouncements } from '#e2e/support/announcements.ts';
import { emulateAppearance } from '#e2e/support/appearances.ts';
import { runAxe } from '#e2e/support/axe.ts';
import { nameOf, offline, pageTexts, shell } from '#e2e/support/copy.ts';
import { expectSameDocument, markDocument } from '#e2e/support/document-mark.ts';
import { headerLink } from '#e2e/support/header-link.ts';
import type { Host } from '#e2e/support/host.ts';
import { newHeading } from '#e2e/support/new-heading.ts';
import { openStored } from '#e2e/support/open-stored.ts';
import { lookForUpdate, nextRelease, test } from '#e2e/support/releases.ts';
import { expect, waitForIdle } from '#e2e/support/site-test.ts';
import { storedFilms } from '#e2e/support/stored-films.ts';
import { tabTo } from '#e2e/support/tab-to.ts';
import { copyWithAnotherFilm } from './changed-release.ts';
import { anyNotice, notice, offer, press } from './update-notice.ts';

const oldHeading = () => pageTexts('/about').heading;

/** Waits until the page has looked for an update since `host.requests` was empty, and no worker is being installed. */
async function waitForUpdateCheck(page: Page, host: Host): Promise<void> {
  await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/service-worker.js');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    // The browser ends the page's earlier check before this one.
    await registration.update();
  });
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.installing === null;
  });
}

/**
 * Limit of the download for one changed sentence, in bytes as sent. Every page contains the hashed names
 * of scripts, so one new name changes every page; React, styles, fonts, drawings and the film stay.
 */
const maximumBytes = 400_000;

test.describe('a new release', () => {
  for (const visit of ['first', 'second']) {
    test(`is offered on a ${visit} visit, and Reload shows it`, {
      tag: visit === 'first' ? [] : '@whole',
    }, async ({ page, host }) => {
      await openStored(page, '/about');
      if (visit === 'second') await openStored(page, '/about');
      await markDocument(page);
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));

      await offer(page, host, nextRelease);
      await expect(page.locator('h1')).toHaveText(oldHeading());
      await expectSameDocument(page);
      expect(loads).toEqual([]);
      const bytes = host.requests.reduce((sum, request) => sum + request.bytes, 0);
      test.info().annotations.push({
        type: 'one sentence of one page',
        description: `${host.requests.length} requests, ${bytes} bytes`,
      });
      expect(bytes).toBeLessThan(maximumBytes);

      await press(page, 'reload');
      await expect(page.locator('h1')).toHaveText(newHeading);
      // An idle page has registered its worker and looked for an update, so it hears the next line.
      await waitForIdle(page);
      host.requests = [];
      await lookForUpdate(page);
      await waitForUpdateCheck(page, host);
      await expect(anyNotice(page)).toHaveCount(0);
      expect(loads).toHaveLength(1);
    });
  }

  test('that waits is offered in a page that was opened offline, and Reload shows it', {
    tag: '@whole',
  }, async ({ page, context, host }) => {
    await openStored(page, '/about');
    await offer(page, host, nextRelease);
    await press(page, 'later');
    await context.setOffline(true);
    const opened = await context.newPage();
    await opened.goto('/about');
    await expect(opened.locator('h1')).toHaveText(oldHeading());
    await expect(notice(opened, 'waiting')).toBeVisible();
    await press(opened, 'reload');
    await expect(opened.locator('h1')).toHaveText(newHeading);
  });

  test('is announced once, and Later moves the focus to the page’s heading', async ({
    page,
    host,
  }) => {
    await openStored(page, '/about');
    const heard = await recordAnnouncements(page);
    await offer(page, host, nextRelease);
    expect(await heard()).toEqual([
      `${offline().updates.waiting.title} ${offline().updates.waiting.text}`,
    ]);
    await page.keyboard.press('F6');
    await tabTo(page, offline().updates.later);
    await page.keyboard.press('Enter');
    await expect(anyNotice(page)).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
  });

  for (const appearance of ['light', 'dark'] as const) {
    test(`is offered in a notice that passes axe, ${appearance}`, {
      tag: appearance === 'light' ? [] : '@whole',
    }, async ({ page, host }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await emulateAppearance(page, appearance);
      await openStored(page, '/about');
      await offer(page, host, nextRelease);
      expect((await runAxe(page, appearance)).complaints).toEqual([]);
    });
  }

  test('is offered in a region with a named group and two buttons', { tag: '@whole' }, async ({
    page,
    host,
  }) => {
    await openStored(page, '/about');
    await offer(page, host, nextRelease);
    const region = page.getByRole('region', { name: shell().toasts.label });
    await expect(region).toMatchAriaSnapshot(`
      - region:
        - list:
          - listitem:
            - group "${offline().updates.waiting.title}":
              - text: ${offline().updates.waiting.title} ${offline().updates.waiting.text}
              - button "${offline().updates.reload}"
              - button "${offline().updates.later}"
    `);
  });

  test('is found within an hour, also long after registration', { tag: '@whole' }, async ({
    page,
    host,
  }) => {
    await page.clock.install();
    await openStored(page, '/about');
    host.deploy(nextRelease);
    await page.clock.fastForward('01:00:00');
    await expect(notice(page, 'waiting')).toBeVisible();
    await press(page, 'reload');
    await expect(page.locator('h1')).toHaveText(newHeading);
  });

  test('is found at the start of a visit', { tag: '@whole' }, async ({ page, host }) => {
    await openStored(page, '/about');
    host.deploy(nextRelease);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(oldHeading());
    await expect(notice(page, 'waiting')).toBeVisible();
  });

  test('is not offered again after Later, until the next visit', { tag: '@whole' }, async ({
    page,
    host,
  }) => {
    await openStored(page, '/about');
    host.deploy(nextRelease);
    await lookForUpdate(page);
    await press(page, 'later');
    await expect(anyNotice(page)).toHaveCount(0);
    host.requests = [];
    await lookForUpdate(page);
    await headerLink(page, nameOf('/careers')).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    await waitForUpdateCheck(page, host);
    await expect(anyNotice(page)).toHaveCount(0);
    await page.reload();
    await expect(notice(page, 'waiting')).toBeVisible();
  });

  test('activates by itself when no tab is open', { tag: '@whole' }, async ({
    page,
    context,
    host,
  }) => {
    await openStored(page, '/about');
    await offer(page, host, nextRelease);
    await page.close();
    const nextVisit = await context.newPage();
    await expect(async () => {
      // An open page of the site would keep the old worker active.
      await nextVisit.goto('about:blank');
      await nextVisit.goto('/about');
      await expect(nextVisit.locator('h1')).toHaveText(newHeading, { timeout: 500 });
    }).toPass();
  });

  test('works offline at once in the tab that reloaded', async ({ page, host }) => {
    await openStored(page, '/about');
    await offer(page, host, nextRelease);
    host.isReachable = false;
    await press(page, 'reload');
    await expect(page.locator('h1')).toHaveText(newHeading);
    await headerLink(page, nameOf('/careers')).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  });
});

test('a release with another film is offered before the film is stored, and its pages store the film', async ({
  page,
  host,
}, testInfo) => {
  const film = '/film/film.webm';
  const anotherFilm = testInfo.outputPath('another-film');
  copyWithAnotherFilm(nextRelease, anotherFilm);
  const stored = () => storedFilms(page);
  const length = () =>
    page.evaluate(async (src) => (await (await fetch(src)).arrayBuffer()).byteLength, film);

  await openStored(page, '/about');
  const before = await length();
  await offer(page, host, anotherFilm);
  expect(host.requests.filter(({ path }) => path.startsWith('/film/film.'))).toHaveLength(0);
  expect(await stored()).toEqual([film]);
  expect(await length()).toBe(before);
  await press(page, 'reload');
  await expect(page.locator('h1')).toHaveText(newHeading);
  await expect.poll(stored).toEqual([film]);
  host.isReachable = false;
  expect(await length()).toBe(before + 1);
});

// The worker compares files, not headers: a stored file keeps its headers until the file changes.
test('a change of headers alone is not offered as a release', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await openStored(page, '/about');
  host.headers.set('Referrer-Policy', 'no-referrer');
  host.requests = [];
  await lookForUpdate(page);
  await waitForUpdateCheck(page, host);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(anyNotice(page)).toHaveCount(0);
  const response = await page.reload();
  expect(await response?.headerValue('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});
