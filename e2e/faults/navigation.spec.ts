import type { Page } from 'playwright/test';
import { recordAnnouncements } from '#e2e/support/announcements.ts';
import { contact, nameOf, pageTexts, shell } from '#e2e/support/copy.ts';
import { expectNewDocument, expectSameDocument, markDocument } from '#e2e/support/document-mark.ts';
import { headerLink } from '#e2e/support/header-link.ts';
import { expect, openHydrated, test, waitForHydration } from '#e2e/support/site-test.ts';
import {
  faults,
  interceptModule,
  missingModuleMessages,
  type PagePart,
} from './intercept-module.ts';

const parts = ['code', 'sentences'] as const satisfies readonly PagePart[];

test.use({
  provoked: { messages: [...missingModuleMessages, /A fault on purpose/, /INTERNET_DISCONNECTED/] },
});

const notice = (page: Page) => page.getByRole('complementary', { name: shell().change.label });

/** Makes the module and the page's document unreachable. Call the result to repair both. */
async function breakConnection(page: Page, part: PagePart): Promise<() => Promise<void>> {
  const fault = faults['behind a broken connection'];
  const repairModule = await interceptModule(page, part, fault);
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
  await expect(headerLink(page, nameOf('/careers'))).toBeVisible();
}

/** Types a message and marks the document, so that a test can tell whether both are kept. */
async function typeMessage(page: Page): Promise<void> {
  await openHydrated(page, '/contact');
  await page.getByLabel(contact().form.message).fill('Our reports disagree.');
  await markDocument(page);
}

async function expectMessageKept(page: Page): Promise<void> {
  await expect(page.getByLabel(contact().form.message)).toHaveValue('Our reports disagree.');
  await expectSameDocument(page);
}

for (const part of parts) {
  const tag = part === 'code' ? [] : '@whole';
  test.describe(`when the connection fails for a page’s ${part}`, { tag }, () => {
    test('the current page stays, shows a notice, and keeps the typed text', async ({ page }) => {
      await breakConnection(page, part);
      await typeMessage(page);
      const heard = await recordAnnouncements(page);
      await headerLink(page, nameOf('/about')).click();
      await expect(notice(page)).toContainText(shell().change.failed);
      await expect.poll(heard).toContain(shell().change.failed);
      await expect(page).toHaveURL('/contact');
      await expect(page).toHaveTitle(pageTexts('/contact').title);
      await expect(headerLink(page, nameOf('/about'))).toBeFocused();
      await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
      await expectMessageKept(page);
    });

    test('a link to another page works, and removes the notice', async ({ page }) => {
      await breakConnection(page, part);
      await typeMessage(page);
      await headerLink(page, nameOf('/about')).click();
      await expect(notice(page)).toBeVisible();
      await headerLink(page, nameOf('/careers')).click();
      await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
      await expect(notice(page)).toHaveCount(0);
    });

    test('its notice replaces the offline notice', async ({ page, context }) => {
      await breakConnection(page, part);
      await typeMessage(page);
      await context.setOffline(true);
      const strips = page.locator('.notice-strip').filter({ visible: true });
      await expect(strips).toContainText([shell().connection.offline.thisPage]);
      await headerLink(page, nameOf('/about')).click();
      await expect(strips).toHaveText([shell().change.failed]);
    });

    test('the link works again when the connection returns', async ({ page }) => {
      const repair = await breakConnection(page, part);
      await typeMessage(page);
      await headerLink(page, nameOf('/about')).click();
      await expect(notice(page)).toBeVisible();
      await repair();
      await headerLink(page, nameOf('/about')).click();
      await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
    });
  });

  test.describe(`when a deploy has removed a page’s ${part}`, { tag }, () => {
    const removed = faults['removed by a deploy'];

    test('the browser loads the page as a document', async ({ page }) => {
      await interceptModule(page, part, removed);
      await openHydrated(page, '/careers');
      await markDocument(page);
      await headerLink(page, nameOf('/about')).click();
      await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
      await expect(page).toHaveURL('/about');
      await expectNewDocument(page);
    });

    test('a visitor who has typed text sees the error page first, and loses no text', async ({
      page,
    }) => {
      await interceptModule(page, part, removed);
      await typeMessage(page);
      await headerLink(page, nameOf('/about')).click();
      await expectErrorPage(page);
      await expect(page).toHaveURL('/about');
      await expect(page).toHaveTitle(shell().error.title);
      expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
      await page.goBack();
      await expectMessageKept(page);
    });

    test('the error page has working links to Home and other pages', async ({ page }) => {
      await interceptModule(page, part, removed);
      await typeMessage(page);
      await headerLink(page, nameOf('/about')).click();
      await expectErrorPage(page);
      await page.locator('main').getByRole('link', { name: shell().error.home }).click();
      await expect(page.locator('h1')).toHaveText(pageTexts('/').heading);
      await headerLink(page, nameOf('/contact')).click();
      await expectMessageKept(page);
    });

    test('the error page’s button loads the page from the server', async ({ page }) => {
      await interceptModule(page, part, removed);
      await typeMessage(page);
      await headerLink(page, nameOf('/about')).click();
      await expectErrorPage(page);
      await page.getByRole('button', { name: shell().error.again }).click();
      await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
      await headerLink(page, nameOf('/careers')).click();
      await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes so that the notice is seen, and its button gets the focus', async ({
    page,
  }) => {
    await breakConnection(page, 'code');
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
});

test('Back to a page that cannot be loaded shows the error page', async ({ page }) => {
  await openHydrated(page, '/about');
  await headerLink(page, nameOf('/careers')).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await breakConnection(page, 'sentences');
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectErrorPage(page);
});

test('a page whose code throws shows the error page, and typed text is kept', async ({ page }) => {
  await interceptModule(page, 'code', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        export const loader = () => undefined;
        export const component = () => { throw new Error("A fault on purpose"); };`,
    }),
  );
  await typeMessage(page);
  await headerLink(page, nameOf('/about')).click();
  await expectErrorPage(page);
  await page.goBack();
  await expectMessageKept(page);
});
