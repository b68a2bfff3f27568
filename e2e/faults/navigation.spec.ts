import type { Page } from 'playwright/test';
import { pageTexts, readCatalog } from '../page-texts.ts';
import { expect, openHydrated, test } from '../site-test.ts';
import { breakModule, faults, missingModuleNoise, type PagePart } from './break-module.ts';

const messages = readCatalog('shell');
const text = (id: string) => messages[id] ?? '';
const parts = ['code', 'sentences'] as const satisfies readonly PagePart[];

test.use({
  provoked: { messages: [...missingModuleNoise, /A fault on purpose/] },
});

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText(text('error.title'));
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByText(text('error.text'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('error.again') })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: text('error.home') })).toBeVisible();
  await expect(headerLink(page, 'Careers')).toBeVisible();
}

/** The draft and the document that it lives in. */
async function typeMessage(page: Page): Promise<void> {
  await openHydrated(page, '/contact');
  await page.getByLabel('Message').fill('Our reports disagree.');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectMessageKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Message')).toHaveValue('Our reports disagree.');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}

for (const part of parts) {
  for (const [name, fault] of Object.entries(faults)) {
    test(`a page with its ${part} ${name} says so, and nothing typed is lost`, async ({ page }) => {
      await typeMessage(page);
      await breakModule(page, 'about', part, fault);
      await headerLink(page, 'About Us').click();
      await expectErrorPage(page);
      await expect(page).toHaveURL('/about');
      await expect(page).toHaveTitle(
        part === 'code' ? pageTexts('/about').title : text('error.title'),
      );
      expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
      await page.goBack();
      await expectMessageKept(page);
    });
  }

  test(`from a page without its ${part}, home and other pages are a press away`, async ({
    page,
  }) => {
    await typeMessage(page);
    await breakModule(page, 'about', part, faults['behind a broken connection']);
    await headerLink(page, 'About Us').click();
    await expectErrorPage(page);
    await page
      .locator('main')
      .getByRole('link', { name: text('error.home') })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/').heading);
    await headerLink(page, 'Contact').click();
    await expectMessageKept(page);
  });

  test(`a page that lacked its ${part} comes when the connection is back`, async ({ page }) => {
    await typeMessage(page);
    const fault = faults['behind a broken connection'];
    const mend = await breakModule(page, 'about', part, fault);
    await headerLink(page, 'About Us').click();
    await expectErrorPage(page);
    await page.goBack();
    await mend();
    await headerLink(page, 'About Us').click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
  });

  test(`a page without its ${part} reads once it is loaded again`, async ({ page }) => {
    await openHydrated(page, '/careers');
    await breakModule(page, 'about', part, faults['removed by a deploy']);
    await headerLink(page, 'About Us').click();
    await expectErrorPage(page);
    await page.getByRole('button', { name: text('error.again') }).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
    await headerLink(page, 'Careers').click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  });
}

test('a page whose code throws says so, and nothing typed is lost', async ({ page }) => {
  await typeMessage(page);
  await breakModule(page, 'about', 'code', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const component = () => { throw new Error("A fault on purpose"); };',
    }),
  );
  await headerLink(page, 'About Us').click();
  await expectErrorPage(page);
  await page.goBack();
  await expectMessageKept(page);
});
