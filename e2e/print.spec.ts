import { wcagContrast } from 'culori';
import type { Locator, Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { contact } from './support/copy.ts';
import { readMoreName } from './support/read-more.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { siteUnderTest } from './support/site-under-test.ts';

// Pages in print. The dark scheme shows that print does not use the screen's colours.
test.use({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } });

test('a printed page has its text in dark ink on white, closed answers, addresses after links, and no controls', async ({
  page,
  browserName,
}) => {
  await openForPrint(page, '/services');
  await expectFitForPrint(page, browserName);
  await test.step('closed answers', async () => {
    const answers = page.locator('.question:not([open]) p');
    expect(await answers.count()).toBeGreaterThan(1);
    await expect(answers.filter({ visible: false })).toHaveCount(0);
  });
  await test.step('the address of a link in words', async () => {
    const link = page.getByRole('main').getByRole('link', { name: readMoreName('automation') });
    expect(await printedAddress(link)).toBe(` (${siteUnderTest().origin}/services/automation)`);
  });
});

test('a printed page has the whole address of another site, and an e-mail address once', async ({
  page,
}) => {
  await openForPrint(page, '/contact');
  const { directions } = contact().offices.places[company.offices[0].id];
  const link = page.getByRole('link', { name: directions }).first();
  expect(await printedAddress(link)).toMatch(/^ \(https:\/\//);
  await openForPrint(page, '/careers');
  const email = page.getByRole('main').getByRole('link', { name: company.careersEmail });
  await expect(email).toBeVisible();
  expect(await printedAddress(email)).toBe('none');
});

test('every kind of page is fit for print', { tag: '@whole' }, async ({ page, browserName }) => {
  for (const path of [
    '/careers',
    '/privacy',
    '/terms',
    '/services/cloud-services',
    '/services/gen-ai',
  ]) {
    await test.step(path, async () => {
      await openForPrint(page, path);
      await expectFitForPrint(page, browserName);
    });
  }
  for (const path of ['/', '/industry']) {
    await test.step(path, async () => {
      await openForPrint(page, path);
      await expectAddressesAfterLinks(page);
    });
  }
});

async function openForPrint(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.emulateMedia({ media: 'print' });
}

async function expectFitForPrint(page: Page, browserName: string): Promise<void> {
  await test.step('text without controls', () => expectTextWithoutControls(page));
  await test.step('dark ink on white', () => expectDarkInkOnWhite(page));
  await test.step('addresses after their links', () => expectAddressesAfterLinks(page));
  // Only Chromium makes a PDF.
  if (browserName !== 'chromium') return;
  await test.step('whole cards, few sheets', () => expectWholeCards(page));
}

async function expectTextWithoutControls(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  const headings = page.locator('main section:not(.band-flag) :is(h2, h3)');
  expect(await headings.count()).toBeGreaterThan(2);
  await expect(headings.filter({ visible: false })).toHaveCount(0);
  const chrome = page.locator('header, footer, nav, button, form, .drawing, .band-flag');
  expect(await chrome.count()).toBeGreaterThan(5);
  await expect(chrome.filter({ visible: true })).toHaveCount(0);
}

async function expectDarkInkOnWhite(page: Page): Promise<void> {
  const { texts, grounds } = await page.evaluate(textAndGroundColours);
  expect(grounds).toEqual(['rgb(255, 255, 255)']);
  expect(texts.length).toBeGreaterThan(0);
  for (const ink of texts) expect(wcagContrast(ink, 'white'), ink).toBeGreaterThanOrEqual(7);
}

/** Expects the address of every link after it. Out of the text's flow, it would lie on another text. */
async function expectAddressesAfterLinks(page: Page): Promise<void> {
  const places = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').position));
  expect(new Set(places)).toEqual(new Set(['static']));
  const links = await linksWithAddress(page).all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(await printedAddress(link)).toContain(`${await link.getAttribute('href')})`);
  }
}

/** The links on paper, except e-mail addresses and telephone numbers. */
function linksWithAddress(page: Page): Locator {
  return page.locator('main :is(a[href^="/"], a[href^="http"])').filter({ visible: true });
}

/** Expects headings with their text, cards on one sheet, and fewer than eight sheets. */
async function expectWholeCards(page: Page): Promise<void> {
  const sheet = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type \/Page\b/g)?.length).toBeLessThan(8);
  const headings = page.locator('main :is(h1, h2, h3)');
  expect(await values(headings, 'break-after')).toEqual(['avoid']);
  const cards = page.locator('main li:not(:has(li li)):visible, main .legal-section');
  expect(await cards.count()).toBeGreaterThan(5);
  expect(await values(cards, 'break-inside')).toEqual(['avoid']);
}

/** The different values that a property has on some elements. */
function values(elements: Locator, property: string): Promise<string[]> {
  return elements.evaluateAll((all, name) => {
    const found = all.map((element) => getComputedStyle(element).getPropertyValue(name));
    return [...new Set(found)];
  }, property);
}

/** The text that CSS adds after a link, without quotes. Firefox reports the name of an attribute, not its value. */
async function printedAddress(link: Locator): Promise<string> {
  const content = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  const address = await link.getAttribute('href');
  return content.replace('attr(href)', `"${address}"`).replaceAll('" "', '').replaceAll('"', '');
}

/** Runs in the page: the colours of visible texts and of their backgrounds. */
function textAndGroundColours() {
  const transparent = 'rgba(0, 0, 0, 0)';
  const texts = new Set<string>();
  const grounds = new Set([getComputedStyle(document.documentElement).backgroundColor]);
  for (const element of document.querySelectorAll('main *')) {
    if (!element.checkVisibility() || element.closest('.sr-only, svg')) continue;
    const { color, backgroundColor } = getComputedStyle(element);
    const isMark = element.matches('.datum');
    if (element.textContent?.trim()) texts.add(color);
    if (backgroundColor !== transparent && !isMark) grounds.add(backgroundColor);
  }
  return { texts: [...texts], grounds: [...grounds] };
}
