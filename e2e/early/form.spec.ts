import type { Page } from 'playwright/test';
import { contact } from '#e2e/support/copy.ts';
import { translate } from '#e2e/support/simulated-browser.ts';
import { expect, openHydrated, test, waitForHydration } from '#e2e/support/site-test.ts';
import { sendButton, toast } from '#e2e/support/visit.ts';
import { openEarly } from './late-scripts.ts';

const texts = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  phone: '+44 20 7946 0000',
  subject: 'data-analytics',
  message: 'Our reports disagree.',
};
type Field = keyof typeof texts;
const fields: readonly Field[] = ['name', 'email', 'company', 'phone', 'subject', 'message'];

const field = (page: Page, name: Field) => page.locator(`form [name=${name}]`);

async function fill(page: Page): Promise<void> {
  for (const name of fields) {
    if (name === 'subject') await field(page, name).selectOption(texts[name]);
    else await field(page, name).pressSequentially(texts[name]);
  }
}

async function expectKept(page: Page): Promise<void> {
  for (const name of fields) await expect(field(page, name)).toHaveValue(texts[name]);
  // A rendering would put the store's text into the fields: the store has the visitor's text, too.
  await field(page, 'name').press('End');
  await page.keyboard.type('!');
  await expect(field(page, 'name')).toHaveValue(`${texts.name}!`);
  for (const name of fields.slice(1)) await expect(field(page, name)).toHaveValue(texts[name]);
}

test('text typed before hydration stays, with focus and selection', async ({ page }) => {
  const release = await openEarly(page, '/contact');
  await fill(page);
  await field(page, 'message').evaluate((area: HTMLTextAreaElement) =>
    area.setSelectionRange(4, 11),
  );
  await release();
  await expect(field(page, 'message')).toBeFocused();
  const selection = await field(page, 'message').evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ]);
  expect(selection).toEqual([4, 11]);
  await expectKept(page);
  await expect(sendButton(page)).toHaveAttribute('type', 'submit');
});

test.describe('in a page that the browser has translated before hydration', () => {
  test.use({ provoked: { messages: [/Minified React error #418/] } });

  test('text, focus and selection stay, although React renders the page anew', async ({ page }) => {
    const release = await openEarly(page, '/contact');
    await fill(page);
    await field(page, 'message').press('Home');
    await translate(page.locator('main'));
    await release();
    await page.keyboard.type('Hello! ');
    await expect(field(page, 'message')).toHaveValue(`Hello! ${texts.message}`);
    await field(page, 'message').fill(texts.message);
    await expectKept(page);
  });

  test('a press on Send counts', async ({ page }) => {
    const release = await openEarly(page, '/contact');
    await fill(page);
    await sendButton(page).click();
    await translate(page.locator('main'));
    await release();
    await expect(toast(page)).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
  });
});

test('text stays where an extension has put a form and an id before the page', async ({ page }) => {
  const release = await openEarly(page, '/contact');
  await fill(page);
  await page.evaluate(() => {
    const root = Object.assign(document.createElement('div'), { id: 'root' });
    document.body.prepend(document.createElement('form'), root);
  });
  await release();
  await expect(page.locator('main')).toHaveCount(1);
  await expectKept(page);
});

test('a sentence typed across hydration loses no letter', async ({ page }) => {
  const release = await openEarly(page, '/contact');
  const sentence =
    'Our two reports disagree by eight percent, and nobody knows which of them is right.';
  const area = field(page, 'message');
  await area.focus();
  await page.keyboard.type(sentence.slice(0, 10));
  const released = release();
  for (const letter of sentence.slice(10)) await page.keyboard.type(letter);
  await released;
  await expect(area).toHaveValue(sentence);
});

test('text that the browser fills in, or restores after Back, stays', async ({ page }) => {
  const release = await openEarly(page, '/contact');
  for (const name of fields) {
    await field(page, name).evaluate((element: HTMLInputElement, text) => {
      element.value = text;
    }, texts[name]);
  }
  await release();
  await expectKept(page);
  for (const open of [openEarly, openHydrated]) {
    await open(page, '/contact');
    await fill(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/terms');
    await page.goBack();
    await waitForHydration(page);
    await expectKept(page);
  }
});

test('a press on Send before hydration counts', async ({ page }) => {
  await test.step('with empty fields', async () => {
    const release = await openEarly(page, '/contact');
    await sendButton(page).click();
    await release();
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await expect(toast(page)).toHaveCount(0);
  });
  await test.step('with a message', async () => {
    const release = await openEarly(page, '/contact');
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByText(contact().form.early)).toBeVisible();
    await release();
    await expect(toast(page)).toBeVisible();
    await expect(field(page, 'message')).toHaveValue('');
  });
});
