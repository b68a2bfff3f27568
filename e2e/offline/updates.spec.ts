import type { Page } from 'playwright/test';
import { axeComplaints } from '#e2e/support/axe.ts';
import { newHeading, nextRelease } from '#e2e/support/built-releases.ts';
import { contact, offline, pageTexts, shell } from '#e2e/support/copy.ts';
import type { Host } from '#e2e/support/host.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect, openHydrated, waitForIdle } from '#e2e/support/site-test.ts';
import {
  anyNotice,
  expectInstalled,
  lookForUpdate,
  notice,
  offer,
  openStored,
  press,
} from '#e2e/support/stored-site.ts';
import {
  expectSameDocument,
  followHeader,
  markDocument,
  recordAnnouncements,
} from '#e2e/support/visit.ts';
import { waitForFrames } from '#e2e/support/waiting.ts';

const oldHeading = () => pageTexts('/about').heading;

/** Makes the page look for an update, and waits until the page has looked and no worker is being installed. */
async function lookInVain(page: Page, host: Host): Promise<void> {
  host.requests = [];
  await lookForUpdate(page);
  await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/service-worker.js');
  await page.evaluate(async () => {
    // The browser ends the page's earlier check before this one.
    await (await navigator.serviceWorker.ready).update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).installing === null);
  await expect(anyNotice(page)).toHaveCount(0);
}

/** Bytes as sent, uncompressed, for one changed sentence. Measured 79,277: the worker, and the three files with the sentence. */
const maximumBytes = 88_000;

// Otherwise axe could measure colours while the notice appears.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a release is offered once, waits after Later, and is reloaded', async ({ page, host }) => {
  await openStored(page, '/about');
  await markDocument(page);
  const heard = await recordAnnouncements(page);
  await offer(page, host, nextRelease);
  const bytes = host.requests.reduce((sum, request) => sum + request.bytes, 0);
  expect(bytes).toBeLessThan(maximumBytes);
  const { title, text } = offline().updates.waiting;
  await expect(page.getByRole('region', { name: shell().toasts.label })).toMatchAriaSnapshot(`
    - region:
      - list:
        - listitem:
          - group "${title}":
            - text: ${title} ${text}
            - button "${offline().updates.reload}"
            - button "${offline().updates.later}"
  `);
  expect(await axeComplaints(page, 'light')).toEqual([]);
  await expect(page.locator('h1')).toHaveText(oldHeading());

  for (const key of ['F6', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(anyNotice(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await lookInVain(page, host);
  await expectSameDocument(page);
  expect(await heard()).toEqual([`${title} ${text}`]);

  await page.reload();
  await expect(notice(page, 'waiting')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(oldHeading());
  host.isReachable = false;
  await press(page, 'reload');
  await expect(page.locator('h1')).toHaveText(newHeading);
  await followHeader(page, '/careers');
  host.isReachable = true;
  // An idle page has registered its worker and looked for an update.
  await waitForIdle(page);
  await lookInVain(page, host);
});

test('a new release that waits is offered in a page that was opened offline, and Reload shows it', {
  tag: '@whole',
}, async ({ page, context, host }) => {
  await openStored(page, '/about');
  await offer(page, host, nextRelease);
  await press(page, 'later');
  await context.setOffline(true);
  const opened = await context.newPage();
  await opened.goto('/about');
  await expect(opened.locator('h1')).toHaveText(oldHeading());
  await press(opened, 'reload');
  await expect(opened.locator('h1')).toHaveText(newHeading);
});

test('a double click on Reload loses no text', { tag: '@whole' }, async ({ page, host }) => {
  await openStored(page, '/contact');
  const name = page.getByLabel(contact().form.name);
  await name.fill('Ada Lovelace');
  await offer(page, host, nextRelease);
  await press(page, 'reload');
  await expect(notice(page, 'unsaved')).toBeVisible();
  // The mouse stays where it is.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await waitForFrames(page);
  await expect(notice(page, 'unsaved')).toBeVisible();
  await expect(name).toHaveValue('Ada Lovelace');
});

test('a tab that starts while another one activates a release says that its page is from an older version', {
  tag: '@whole',
}, async ({ page, context, host }) => {
  await openStored(page, '/about');
  await offer(page, host, nextRelease);
  const { promise: isReplaced, resolve: replace } = Promise.withResolvers<void>();
  const starting = await context.newPage();
  // The page follows the worker's versions once it is idle.
  await starting.exposeFunction('waitForRelease', () => isReplaced);
  await starting.addInitScript(() => {
    const { requestIdleCallback } = window;
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) =>
        Reflect.get(window, 'waitForRelease')().then(() => requestIdleCallback(callback)),
    });
  });
  await openHydrated(starting, '/about');
  await expect(starting.locator('h1')).toHaveText(oldHeading());
  await press(page, 'reload');
  await expect(page.locator('h1')).toHaveText(newHeading);
  replace();
  await expect(notice(starting, 'replaced')).toBeVisible();
  await press(starting, 'reload');
  await expect(starting.locator('h1')).toHaveText(newHeading);
});

test('a new release is found at the start of a visit, and activates by itself when no tab is open', {
  tag: '@whole',
}, async ({ page, context, host }) => {
  await openStored(page, '/about');
  host.deploy(nextRelease);
  await page.reload();
  await expectInstalled(notice(page, 'waiting')).toBeVisible();
  await test.step('a window lower than the notice scrolls it', async () => {
    await page.setViewportSize({ width: 320, height: 180 });
    const title = notice(page, 'waiting').getByText(offline().updates.waiting.title);
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport({ ratio: 1 });
  });
  await page.close();
  const nextVisit = await context.newPage();
  await expect(async () => {
    // An open page of the site would keep the old worker active.
    await nextVisit.goto('about:blank');
    await nextVisit.goto('/about');
    await expect(nextVisit.locator('h1')).toHaveText(newHeading, { timeout: 500 });
  }).toPass();
});
