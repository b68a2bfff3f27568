import type { Page, Request } from 'playwright/test';
import { contact, nameOf, pageTexts, shell } from '#e2e/support/copy.ts';
import { holdUntil } from '#e2e/support/simulated-browser.ts';
import { expect, openHydrated, test, waitForHydration } from '#e2e/support/site-test.ts';
import {
  expectNewDocument,
  expectPage,
  expectSameDocument,
  followHeader,
  headerLink,
  markDocument,
  recordAnnouncements,
} from '#e2e/support/visit.ts';
import { faults, interceptModule, missingModuleMessages } from './intercept-module.ts';

// A page whose code or whose sentences are missing: the router learns of both in the same way.

test.use({
  provoked: {
    messages: [...missingModuleMessages, /Minified React error #31/, /INTERNET_DISCONNECTED/],
  },
});

const notice = (page: Page) => page.getByRole('complementary', { name: shell().change.label });

/** Makes About's code and its document unreachable. Call the result to repair both. */
async function breakConnection(page: Page): Promise<() => Promise<void>> {
  const fault = faults['behind a broken connection'];
  const repairModule = await interceptModule(page, 'code', fault);
  await page.route('/about', fault);
  return async () => {
    await repairModule();
    await page.unroute('/about', fault);
  };
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText(shell().error.title);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByText(shell().error.text)).toBeVisible();
  await expect(page.getByRole('button', { name: shell().error.again })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: shell().error.home })).toBeVisible();
  await expect(headerLink(page, '/careers')).toBeVisible();
}

async function typeMessage(page: Page): Promise<void> {
  await openHydrated(page, '/contact');
  await page.getByLabel(contact().form.message).fill('Our reports disagree.');
  await markDocument(page);
}

async function expectMessageKept(page: Page): Promise<void> {
  await expect(page.getByLabel(contact().form.message)).toHaveValue('Our reports disagree.');
  await expectSameDocument(page);
}

test('a failed connection is said, and leaves page and typed text', async ({ page, context }) => {
  const repair = await breakConnection(page);
  await typeMessage(page);
  const heard = await recordAnnouncements(page);
  const strips = page.locator('.notice-strip').filter({ visible: true });
  await context.setOffline(true);
  await expect(strips).toContainText([shell().connection.offline.thisPage]);
  await headerLink(page, '/about').click();
  await expect(strips, 'the notice replaces the offline notice').toHaveText([
    shell().change.failed,
  ]);
  await expect(notice(page)).toContainText(shell().change.failed);
  await expect.poll(heard).toContain(shell().change.failed);
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(pageTexts('/contact').title);
  await expect(headerLink(page, '/about')).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expectMessageKept(page);
  await context.setOffline(false);
  await headerLink(page, '/about').click();
  await expect(notice(page)).toBeVisible();
  await followHeader(page, '/careers');
  await expect(notice(page)).toHaveCount(0);
  await repair();
  await followHeader(page, '/about');
});

test('when a deploy removed a page, its document comes at the link’s part', async ({ page }) => {
  await interceptModule(page, 'code', faults['removed by a deploy']);
  await openHydrated(page, '/careers');
  await markDocument(page);
  const [head, document] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const isDocument = (request: Request) => request.isNavigationRequest();
  await page.route(/\/about(?:#.*)?$/, async (route) => {
    await (isDocument(route.request()) ? document : head).promise;
    await route.continue();
  });
  await headerLink(page, '/about').evaluate((link: HTMLAnchorElement) => {
    link.hash = 'story';
  });
  await headerLink(page, '/about').click();
  await expect(page.locator('.page-progress')).toBeVisible();
  // Playwright itself waits until the document is there.
  let isShown = true;
  await page.exposeFunction('onEnd', () => {
    isShown = false;
  });
  await page.evaluate(tellEndOfProgress);
  head.resolve();
  await expect.poll(() => isShown, 'the bar, while the browser shows the progress').toBe(false);
  document.resolve();
  await expectPage(page, '/about');
  await expect(page).toHaveURL('/about#story');
  await expectNewDocument(page);
});

test('when a deploy removed a page, a late answer loads no document', async ({ page }) => {
  const [code, head] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.clock.install();
  await interceptModule(page, 'code', async (route) => {
    await code.promise;
    await faults['removed by a deploy'](route);
  });
  await openHydrated(page, '/careers');
  await markDocument(page);
  await page.route('/about', holdUntil(head.promise));
  await headerLink(page, '/about').click();
  await page.clock.runFor(9000);
  const question = page.waitForRequest('/about');
  code.resolve();
  const answer = (await question).response();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(8000);
  await expect(notice(page)).toHaveCount(0);
  head.resolve();
  await answer;
  await page.evaluate(() => fetch('/about', { method: 'HEAD' }));
  await followHeader(page, '/contact');
  await expectSameDocument(page);
});

test('when a deploy removed a page, whoever has typed text is asked first', async ({ page }) => {
  await interceptModule(page, 'code', faults['removed by a deploy']);
  await typeMessage(page);
  await headerLink(page, '/about').click();
  await expectErrorPage(page);
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(shell().error.title);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await page.goBack();
  await expectMessageKept(page);
  await headerLink(page, '/about').click();
  await page.locator('main').getByRole('link', { name: shell().error.home }).click();
  await expectPage(page, '/');
  await headerLink(page, '/contact').click();
  await expectMessageKept(page);
  await headerLink(page, '/about').click();
  await expectErrorPage(page);
  await page.getByRole('button', { name: shell().error.again }).click();
  await expectPage(page, '/about');
  await expectNewDocument(page);
  await followHeader(page, '/careers');
});

declare const onEnd: () => void;

function tellEndOfProgress(): void {
  new MutationObserver(() => {
    if (!document.querySelector('.page-progress')) onEnd();
  }).observe(document.body, { childList: true, subtree: true });
}

test('on a phone the menu closes so that the notice of a failure is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await breakConnection(page);
  await typeMessage(page);
  const button = page.getByRole('button', { name: shell().mobile.menu });
  const menu = page.getByRole('navigation', { name: shell().mobile.menu });
  await button.click();
  await menu.getByRole('link', { name: nameOf('/about') }).click();
  await expect(notice(page)).toContainText(shell().change.failed);
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expectMessageKept(page);
});

test('Back to a page that cannot be loaded shows the error page', async ({ page }) => {
  await openHydrated(page, '/about');
  await followHeader(page, '/careers');
  await breakConnection(page);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectErrorPage(page);
});

test('a page that cannot be rendered shows the error page, and text is kept', async ({ page }) => {
  await interceptModule(page, 'code', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // React shows no such element.
      body: 'export const load = async () => ({ id: "/about", copy: { meta: {}, hero: {} }, page: {} });',
    }),
  );
  await typeMessage(page);
  await headerLink(page, '/about').click();
  await expectErrorPage(page);
  await page.goBack();
  await expectMessageKept(page);
});
