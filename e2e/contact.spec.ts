import type { Locator, Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { subjects } from '#content/subjects.ts';
import { contact, shell } from './support/copy.ts';
import { keepToast, setTabHidden, translate } from './support/simulated-browser.ts';
import { expect, openHydrated, openIdle, test } from './support/site-test.ts';
import {
  expectPage,
  fillIn,
  fillInWithToastLoaded,
  followFooter,
  followHeader,
  isFocusUncovered,
  recordAnnouncements,
  sendButton,
  toast,
} from './support/visit.ts';

const closeButton = (page: Page) =>
  page.getByRole('button', { name: contact().toast.close, exact: true });

const field = (page: Page, name: 'name' | 'email' | 'company' | 'phone' | 'message') =>
  page.getByRole('textbox', { name: contact().form[name] });
const subject = (page: Page) => page.getByLabel(contact().form.subject.label);

const sending = (page: Page) => page.getByRole('button', { name: contact().form.sending });

async function expectEmptyForm(page: Page): Promise<void> {
  await expect(sendButton(page)).toBeEnabled();
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
  await expect(subject(page)).toHaveValue('');
}

test('a service’s button chooses the subject, unless the visitor has chosen', async ({ page }) => {
  const { label, chosen } = contact().form.subject;
  const button = page.getByRole('main').locator('a[href="/contact"]').first();
  await openHydrated(page, '/services/cloud-services');
  await followHeader(page, '/contact');
  await expect(subject(page)).toHaveValue('');
  await page.goBack();
  await button.click();
  await expect(subject(page)).toHaveValue('cloud-services');
  await expect(page.getByText(`${label} (${chosen})`)).toBeVisible();
  await followFooter(page, '/services/automation');
  await button.click();
  await expect(subject(page)).toHaveValue('consulting');
  await subject(page).selectOption('other');
  await expect(page.getByText(chosen)).toHaveCount(0);
  await page.goBack();
  await expectPage(page, '/services/automation');
  await button.click();
  await expect(subject(page)).toHaveValue('other');
});

test('a link opens what is typed in an email program, or copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const link = page.getByRole('link', { name: contact().form.compose });
  const address = async () => new URL((await link.getAttribute('href')) ?? '');
  await openHydrated(page, '/contact');
  expect((await address()).href).toBe(`mailto:${company.email}`);
  const text = 'Our orders stop at night. '.repeat(100);
  await field(page, 'message').fill(text);
  await link.click();
  await expect(toast(page, contact().form.long.title)).toBeVisible();
  await field(page, 'message').fill('');
  await field(page, 'message').press('ControlOrMeta+V');
  await expect(field(page, 'message')).toHaveValue(`${text}\n`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await link.click();
  await expect(toast(page, contact().reach.refused.title)).toBeVisible();
  await expect(toast(page, contact().form.long.title)).toHaveCount(0);
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(`${text}\n`);

  await fillIn(page);
  const { pathname, searchParams } = await address();
  expect(pathname).toBe(company.email);
  expect(searchParams.get('body')).toContain(await field(page, 'message').inputValue());
  expect(searchParams.get('subject')).toBe(await subject(page).locator(':checked').textContent());
});

async function openWithDraft(page: Page): Promise<void> {
  await page.clock.install();
  await openIdle(page, '/contact');
  await fillInWithToastLoaded(page);
}

const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

test('text that a program fills in without an event stays, and is sent', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillIn(page);
  const fillSilently = (name: 'name' | 'email', text: string) =>
    field(page, name).evaluate((element: HTMLInputElement, value) => {
      element.value = value;
    }, text);
  await fillSilently('name', 'Grace Hopper');
  await field(page, 'message').press('End');
  await page.keyboard.type('!');
  await expect(field(page, 'name')).toHaveValue('Grace Hopper');
  await fillSilently('email', 'grace@example.com');
  const link = page.getByRole('link', { name: contact().form.compose });
  await link.focus();
  await expect(link).toHaveAttribute('href', /Grace%20Hopper.*grace%40example\.com/);
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('');
});

test('the fields have their types, and the browser says what is missing', async ({ page }) => {
  await openHydrated(page, '/contact');
  for (const [name, type, autocomplete, required] of [
    ['name', 'text', 'name', true],
    ['email', 'email', 'email', true],
    ['company', 'text', 'organization', false],
    ['phone', 'tel', 'tel', false],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('type', type);
    await expect(field(page, name)).toHaveAttribute('autocomplete', autocomplete);
    await expect(field(page, name)).toHaveJSProperty('required', required);
    await expect(field(page, name)).toHaveJSProperty('maxLength', -1);
  }
  await expect(field(page, 'message')).toHaveAttribute('rows', '6');
  await expect(field(page, 'message')).toHaveJSProperty('maxLength', -1);
  await expect(page.locator('form :required')).toHaveCount(4);
  await expect(page.locator('form')).toHaveJSProperty('noValidate', false);
  for (const name of ['name', 'message'] as const) {
    await field(page, name).fill('שלום');
    await expect(field(page, name)).toHaveCSS('direction', 'rtl');
    await field(page, name).fill('');
  }
  const { placeholder, options } = contact().form.subject;
  await expect(subject(page)).toHaveJSProperty('required', true);
  await expect(subject(page)).toHaveValue('');
  await expect(subject(page).locator('option')).toHaveText([
    placeholder,
    ...subjects.map((id) => options[id]),
  ]);

  // Measured from the form, because the window may scroll to the first invalid field.
  const positionOfButton = () =>
    sendButton(page).evaluate(
      (button) =>
        button.getBoundingClientRect().top -
        (button.closest('form')?.getBoundingClientRect().top ?? Number.NaN),
    );
  await expect(sendButton(page)).toHaveAccessibleDescription(contact().form.demonstration);
  const before = await positionOfButton();
  await test.step('no field is marked before the browser has checked it', async () => {
    const fields = page.locator('form, form :is(input, select, textarea)');
    await expect(fields).toHaveCount(7);
    for (const each of await fields.all()) {
      await expect(each).toHaveAttribute('aria-invalid', 'false');
    }
  });
  await test.step('Send leads to the first missing field, and the message moves nothing', async () => {
    await sendButton(page).click();
    await expect(field(page, 'name')).toBeFocused();
    for (const missing of await page.locator('form :required').all()) {
      const problem = await missing.evaluate((input: HTMLInputElement) => input.validationMessage);
      expect(problem).not.toBe('');
      await expect(missing).toHaveAccessibleDescription(problem);
      await expect(missing).toHaveAttribute('aria-invalid', 'true');
    }
    expect(await positionOfButton()).toBe(before);
  });
  await test.step('a repaired field is not marked any more', async () => {
    await subject(page).selectOption('general');
    await expect(subject(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(page.locator('form')).toHaveAttribute('aria-invalid', 'false');
  });
  await field(page, 'name').fill('Ada');
  await field(page, 'email').fill('not an address');
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill('ada@example.com');
  await subject(page).selectOption('');
  await sendButton(page).click();
  await expect(subject(page)).toBeFocused();
});

test('an error is nearest to its field, whose label the header leaves free', async ({ page }) => {
  await openHydrated(page, '/contact');
  // The browser's message about this has two lines in a narrow field.
  await field(page, 'email').fill('not an address');
  await sendButton(page).click();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const invalid of await page.locator('form [aria-invalid="true"]').all()) {
      await invalid.evaluate((input) => input.scrollIntoView({ block: 'start' }));
      const { underHeader, ownField, nextField } = await invalid.evaluate(gaps);
      expect.soft(underHeader, `label at ${width} px`).toBeGreaterThanOrEqual(0);
      expect.soft(ownField, `error at ${width} px`).toBeLessThan(nextField);
    }
  }
});

/** Runs in the page: the px from the header to the field's label, and from its error to both fields. */
function gaps(input: Element) {
  const field = input.closest('.field');
  const edges = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect(Number.NaN, Number.NaN);
  const error = edges(field?.querySelector('.field-error > *'));
  return {
    underHeader:
      edges(field?.querySelector('label')).top - edges(document.querySelector('header')).bottom,
    ownField: error.top - edges(input).bottom,
    nextField: edges(field).bottom - error.bottom,
  };
}

test('a message is sent once, in 1000 ms', { tag: '@language' }, async ({ page, context }) => {
  await openWithDraft(page);
  await stopClock(page);
  const heard = await recordAnnouncements(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  await test.step('Enter pressed twice', async () => {
    await field(page, 'name').press('Enter');
    await field(page, 'name').press('Enter');
    await expect(sending(page)).toBeDisabled();
    await field(page, 'message').pressSequentially(' One more thing.');
    await expect(field(page, 'message')).toHaveValue('Our reports disagree.');
    await subject(page).press('Home');
    await expect(subject(page)).toHaveValue('data-analytics');
    await page.clock.runFor(999);
    await expect(sending(page)).toBeDisabled();
    await page.clock.runFor(101);
    await expect(toast(page)).toHaveCount(1);
    await expectEmptyForm(page);
    await expect(subject(page)).toHaveAttribute('aria-invalid', 'false');
    expect(requests, 'the form sends nothing').toEqual([]);
  });
  await context.setOffline(false);
  await test.step('paper has no place for the confirmation', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
    await page.emulateMedia({ media: null });
  });
  await test.step('the confirmation is reached by F6, stays while it has the focus, and can be closed', async () => {
    await page.keyboard.press('F6');
    await expect(page.locator('.toast-region')).toBeFocused();
    await page.clock.runFor(30_000);
    await closeButton(page).press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });
  await test.step('a double press of the button, which keeps the focus and its width and changes its text, also translated', async () => {
    await fillIn(page);
    const widthOf = async (button: Locator) => (await button.boundingBox())?.width;
    await translate(sendButton(page));
    const width = await widthOf(sendButton(page));
    await sendButton(page).dblclick();
    expect(await widthOf(sending(page))).toBe(width);
    await expect(sending(page)).toBeFocused();
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveCount(1);
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeFocused();
  });
  const { form, toast: told } = contact();
  const once = [form.sending, `${told.title} ${told.text}`];
  expect((await heard()).filter((text) => once.includes(text))).toEqual([...once, ...once]);
});

/** Markup, placeholders of the copy, and letters that turn the text around. */
const anyText = '<img src=x onerror="alert(1)"> {company} {phone, plural, =0 { \u202Egnp.exe';

test('a draft is kept on other pages, and sending continues there', async ({ page }) => {
  await openWithDraft(page);
  await field(page, 'message').fill(anyText);
  await test.step('a draft, after Back and after the link to the accessibility statement', async () => {
    await followHeader(page, '/careers');
    await page.goBack();
    await expect(field(page, 'name')).toHaveValue('Ada Lovelace');
    await expect(field(page, 'message')).toHaveValue(anyText);
    await expect(subject(page)).toHaveValue('data-analytics');
    await followHeader(page, '/careers');
    const { accessibility } = shell().footer;
    await page.getByRole('contentinfo').getByRole('link', { name: accessibility }).click();
    await expect(page).toHaveURL('/contact#accessibility');
    await expect(page.locator('#accessibility')).toBeFocused();
    await expect(page.getByRole('heading', { name: accessibility })).toBeInViewport();
    await expect(field(page, 'name')).toHaveValue('Ada Lovelace');
  });
  await test.step('a message that is being sent', async () => {
    await stopClock(page);
    await sendButton(page).click();
    await followHeader(page, '/about');
    await followHeader(page, '/contact');
    // The form follows the frame that shows the first section.
    await page.clock.runFor(100);
    await expect(sending(page)).toBeDisabled();
    await followHeader(page, '/about');
    await page.clock.runFor(2000);
    await expect(toast(page)).toHaveCount(1);
    await closeButton(page).click();
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveCount(0);
    await followHeader(page, '/contact');
    await page.clock.runFor(100);
    await expectEmptyForm(page);
  });
});

test('the confirmation stays 8 s while it can be seen and left', { tag: '@whole' }, async ({
  page,
}) => {
  await openWithDraft(page);
  await stopClock(page);
  await test.step('in a hidden tab', async () => {
    // Without the pointer, on which the toast could appear.
    await sendButton(page).press('Enter');
    await setTabHidden(page, true);
    await page.clock.runFor(2000);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeVisible();
    await setTabHidden(page, false);
    await page.clock.runFor(7000);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast(page)).toHaveCount(0);
  });
  await test.step('under the pointer, also after a visit to another tab', async () => {
    await fillIn(page);
    await sendButton(page).click();
    await page.clock.runFor(1100);
    await toast(page).hover();
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeVisible();
    await setTabHidden(page, true);
    await setTabHidden(page, false);
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeVisible();
    await page.locator('h1').hover();
    await page.clock.runFor(10_000);
    await expect(toast(page)).toHaveCount(0);
  });
  await test.step('and so does one that appears beside a notice with the pointer on it; the notice stays', async () => {
    await fillIn(page);
    await field(page, 'message').fill('Our orders stop at night. '.repeat(100));
    await page.getByRole('link', { name: contact().form.compose }).click();
    const { form, reach } = contact();
    const notice = toast(page, form.long.title).or(toast(page, reach.refused.title));
    await notice.hover();
    await sendButton(page).press('Enter');
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeVisible();
    await page.locator('h1').hover();
    await page.clock.runFor(10_000);
    await expect(toast(page)).toHaveCount(0);
    await expect(notice).toBeVisible();
  });
});

test('toasts on a phone cover no focus, hand it on, and lie over the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepToast(page);
  await openIdle(page, '/contact');
  await fillInWithToastLoaded(page);
  await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await sendButton(page).press('Enter');
  await expect(toast(page)).toBeVisible();
  expect(await page.evaluate(isFocusUncovered)).toBe(true);
  await field(page, 'message').fill('Our orders stop at night. '.repeat(100));
  await page.getByRole('link', { name: contact().form.compose }).press('Enter');
  await expect(closeButton(page)).toHaveCount(2);
  await closeButton(page).first().press('Enter');
  await expect(toast(page)).toBeFocused();
  await page.getByRole('button', { name: shell().mobile.menu }).click();
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await closeButton(page).click();
  await expect(toast(page)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the confirmation closes by a touch, and by itself after a touch', {
    tag: '@whole',
  }, async ({ page }) => {
    await openWithDraft(page);
    await stopClock(page);
    await sendButton(page).tap();
    await page.clock.runFor(1100);
    await closeButton(page).tap();
    await expect(toast(page)).toHaveCount(0);
    await fillIn(page);
    await sendButton(page).tap();
    await page.clock.runFor(1100);
    await toast(page).tap({ position: { x: 10, y: 10 } });
    await setTabHidden(page, true);
    await setTabHidden(page, false);
    await page.clock.runFor(10_000);
    await expect(toast(page)).toHaveCount(0);
  });
});
