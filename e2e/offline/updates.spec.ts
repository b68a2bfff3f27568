import type { Page } from 'playwright/test';
import { recordAnnouncements } from '#e2e/support/announcements.ts';
import { emulateAppearance } from '#e2e/support/appearances.ts';
import { runAxe } from '#e2e/support/axe.ts';
import type { Host } from '#e2e/support/host.ts';
import { message } from '#e2e/support/message.ts';
import { newHeading } from '#e2e/support/new-heading.ts';
import { openStored } from '#e2e/support/open-stored.ts';
import { pageTexts, readCatalog } from '#e2e/support/page-texts.ts';
import { expectNotReloaded, lookForUpdate, markDocument, test } from '#e2e/support/releases.ts';
import { expect, waitForHydration } from '#e2e/support/site-test.ts';
import { storedFilms } from '#e2e/support/stored-films.ts';
import { copyWithAnotherFilm } from './another-film.ts';

const oldHeading = () => pageTexts('/about').heading;

const pwaMessage = (id: string) => readCatalog('pwa')[id] ?? id;
const notice = (page: Page, subject: 'waiting' | 'replaced' | 'unsaved') =>
  page.getByRole('group', { name: pwaMessage(`${subject}.title`) });
const anyNotice = (page: Page) => page.locator('.toast');
const press = (page: Page, label: 'reload' | 'later') =>
  anyNotice(page)
    .getByRole('button', { name: pwaMessage(label), exact: true })
    .click();
const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const messageField = (page: Page) =>
  page.getByRole('textbox', { name: message('contact', 'form.message') });

/** Deploys a release and waits until the page offers it. */
async function offer(page: Page, host: Host, release: string): Promise<void> {
  host.deploy(release);
  await lookForUpdate(page);
  await expect(notice(page, 'waiting')).toBeVisible();
}

/** Waits until the page's registration installs no worker. */
const waitForInstallation = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.installing === null;
  });

/**
 * Limit of the download for one changed sentence, in bytes as sent. Every page contains the hashed names
 * of scripts, so one new name changes every page; React, styles, fonts, drawings and the film stay.
 */
const maximumBytes = 400_000;

test.describe('a new release', () => {
  for (const visit of ['first', 'second']) {
    test(`is offered on a ${visit} visit, and Reload shows it`, {
      tag: visit === 'first' ? [] : '@whole',
    }, async ({ page, host, nextRelease }) => {
      await openStored(page, '/about');
      if (visit === 'second') await openStored(page, '/about');
      await markDocument(page);
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));

      await offer(page, host, nextRelease);
      await expect(page.locator('h1')).toHaveText(oldHeading());
      await expectNotReloaded(page);
      expect(loads).toEqual([]);
      const bytes = host.requests.reduce((sum, request) => sum + request.bytes, 0);
      test.info().annotations.push({
        type: 'one sentence of one page',
        description: `${host.requests.length} requests, ${bytes} bytes`,
      });
      expect(bytes).toBeLessThan(maximumBytes);

      await press(page, 'reload');
      await expect(page.locator('h1')).toHaveText(newHeading);
      await waitForHydration(page);
      await lookForUpdate(page);
      await waitForInstallation(page);
      await expect(anyNotice(page)).toHaveCount(0);
      expect(loads).toHaveLength(1);
    });
  }

  test('that waits is offered in a page that was opened offline, and Reload shows it', {
    tag: '@whole',
  }, async ({ page, context, host, nextRelease }) => {
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
    nextRelease,
  }) => {
    await openStored(page, '/about');
    const heard = await recordAnnouncements(page);
    await offer(page, host, nextRelease);
    expect(await heard()).toEqual([`${pwaMessage('waiting.title')} ${pwaMessage('waiting.text')}`]);
    await page.keyboard.press('F6');
    const later = anyNotice(page).getByRole('button', { name: pwaMessage('later') });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(later).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
    await expect(anyNotice(page)).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
  });

  for (const appearance of ['light', 'dark'] as const) {
    test(`is offered in a notice that passes axe, ${appearance}`, {
      tag: appearance === 'light' ? [] : '@whole',
    }, async ({ page, host, nextRelease }) => {
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
    nextRelease,
  }) => {
    await openStored(page, '/about');
    await offer(page, host, nextRelease);
    const region = page.getByRole('region', { name: message('shell', 'toasts.label') });
    await expect(region).toMatchAriaSnapshot(`
      - region:
        - list:
          - listitem:
            - group "${pwaMessage('waiting.title')}":
              - text: ${pwaMessage('waiting.title')} ${pwaMessage('waiting.text')}
              - button "${pwaMessage('reload')}"
              - button "${pwaMessage('later')}"
    `);
  });

  test('is found within an hour, also long after registration', { tag: '@whole' }, async ({
    page,
    host,
    nextRelease,
  }) => {
    await page.clock.install();
    await openStored(page, '/about');
    host.deploy(nextRelease);
    await page.clock.fastForward('01:00:00');
    await expect(notice(page, 'waiting')).toBeVisible();
    await press(page, 'reload');
    await expect(page.locator('h1')).toHaveText(newHeading);
  });

  test('is found at the start of a visit', { tag: '@whole' }, async ({
    page,
    host,
    nextRelease,
  }) => {
    await openStored(page, '/about');
    host.deploy(nextRelease);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(oldHeading());
    await expect(notice(page, 'waiting')).toBeVisible();
  });

  test('is not offered again after Later, until the next visit', { tag: '@whole' }, async ({
    page,
    host,
    nextRelease,
  }) => {
    await openStored(page, '/about');
    host.deploy(nextRelease);
    await lookForUpdate(page);
    await press(page, 'later');
    await expect(anyNotice(page)).toHaveCount(0);
    await lookForUpdate(page);
    await goTo(page, message('shell', 'navigation.careers'));
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    await waitForInstallation(page);
    await expect(anyNotice(page)).toHaveCount(0);
    await page.reload();
    await expect(notice(page, 'waiting')).toBeVisible();
  });

  test('activates by itself when no tab is open', { tag: '@whole' }, async ({
    page,
    context,
    host,
    nextRelease,
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

  test('works offline at once in the tab that reloaded', async ({ page, host, nextRelease }) => {
    await openStored(page, '/about');
    await offer(page, host, nextRelease);
    host.isReachable = false;
    await press(page, 'reload');
    await expect(page.locator('h1')).toHaveText(newHeading);
    await goTo(page, message('shell', 'navigation.careers'));
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  });
});

test('a release with another film is offered before the film is stored, and its pages store the film', async ({
  page,
  host,
  nextRelease,
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

test.describe('a tab of the old release', () => {
  test('continues with the old release, also on pages that it has not opened yet', {
    tag: '@whole',
  }, async ({ page, host, nextRelease }) => {
    await openStored(page, '/contact');
    await markDocument(page);
    await offer(page, host, nextRelease);
    await goTo(page, message('shell', 'navigation.about'));
    await expect(page.locator('h1')).toHaveText(oldHeading());
    await expectNotReloaded(page);
  });

  test('shows a notice when another tab has activated the new release, and keeps form and pages', async ({
    page,
    context,
    host,
    nextRelease,
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
    await expectNotReloaded(page);
    await expect(messageField(page)).toHaveValue('Our reports disagree.');
    // The old code can come only from the worker: the host no longer has it, and the HTTP cache is empty.
    host.isReachable = false;
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await goTo(page, message('shell', 'navigation.about'));
    await expect(page.locator('h1')).toHaveText(oldHeading());
    await expectNotReloaded(page);
    host.isReachable = true;

    await press(page, 'reload');
    await expect(notice(page, 'unsaved')).toBeVisible();
    await expectNotReloaded(page);
    await press(page, 'reload');
    await expect(page.locator('h1')).toHaveText(newHeading);
    await expect(anyNotice(page)).toHaveCount(0);
  });

  test('asks before Reload discards typed text', async ({ page, host, nextRelease }) => {
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
    await expectNotReloaded(page);
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
      nextRelease,
    }) => {
      await openStored(page, '/');
      await markDocument(page);
      host.deploy(nextRelease);
      begin(host);
      const warning = page.waitForEvent('console', (entry) => couldNotBeStored.test(entry.text()));
      await lookForUpdate(page);
      await warning;
      await expect(anyNotice(page)).toHaveCount(0);
      await expectNotReloaded(page);

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

// The worker compares files, not headers: a stored file keeps its headers until the file changes.
test('a change of headers alone is not offered as a release', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await openStored(page, '/about');
  host.headers.set('Referrer-Policy', 'no-referrer');
  await lookForUpdate(page);
  await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/service-worker.js');
  await waitForInstallation(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(anyNotice(page)).toHaveCount(0);
  const response = await page.reload();
  expect(await response?.headerValue('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});
