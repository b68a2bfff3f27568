import type { Page } from 'playwright/test';
import { subjects } from '#content/subjects.ts';
import { recordAnnouncements } from './support/announcements.ts';
import { contact, nameOf, pageTexts, shell } from './support/copy.ts';
import { fillIn, fillInWithToastLoaded } from './support/fill-in.ts';
import { expect, openHydrated, openIdle, test } from './support/site-test.ts';

const toast = (page: Page) => page.getByRole('group', { name: contact().toast.title });

const sendButton = (page: Page) => page.getByRole('button', { name: contact().form.submit });

/** Simulates that the tab goes to the background or returns. */
async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.describe('the fields', () => {
  test('have their names, types and rows, and no limits of length', async ({ page }) => {
    await openHydrated(page, '/contact');
    for (const { label, type, autocomplete, required } of [
      {
        label: contact().form.name,
        type: 'text',
        autocomplete: 'name',
        required: true,
      },
      {
        label: contact().form.email,
        type: 'email',
        autocomplete: 'email',
        required: true,
      },
      {
        label: contact().form.company,
        type: 'text',
        autocomplete: 'organization',
        required: false,
      },
      {
        label: contact().form.phone,
        type: 'tel',
        autocomplete: 'tel',
        required: false,
      },
    ]) {
      const field = page.getByLabel(label);
      await expect(field).toHaveAttribute('type', type);
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      await expect(field).toHaveJSProperty('required', required);
      await expect(field).toHaveJSProperty('maxLength', -1);
    }
    await expect(page.getByLabel(contact().form.message)).toHaveAttribute('rows', '6');
    await expect(page.locator('form')).toHaveJSProperty('noValidate', false);
  });

  test('offer seven subjects in order after a placeholder', { tag: '@language' }, async ({
    page,
  }) => {
    await openHydrated(page, '/contact');
    const { label, placeholder, options } = contact().form.subject;
    const subject = page.getByLabel(label);
    await expect(subject).toHaveValue('');
    await expect(subject).toHaveJSProperty('required', true);
    expect(await subject.locator('option').allTextContents()).toEqual([
      placeholder,
      ...subjects.map((id) => options[id]),
    ]);
  });

  test('are not marked as invalid before the browser has checked them', async ({ page }) => {
    await openHydrated(page, '/contact');
    const fields = page.locator('form, form :is(input, select, textarea)');
    await expect(fields).toHaveCount(7);
    for (const field of await fields.all()) {
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    await sendButton(page).click();
    await expect(page.getByLabel(contact().form.subject.label)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByLabel(contact().form.subject.label).selectOption('general');
    await expect(page.getByLabel(contact().form.subject.label)).toHaveAttribute(
      'aria-invalid',
      'false',
    );
    await expect(page.locator('form')).toHaveAttribute('aria-invalid', 'false');
  });

  test('show the browser’s own messages without moving the button', async ({ page }) => {
    await openHydrated(page, '/contact');
    // Measured from the form, because the window may scroll to the first invalid field.
    const positionOfButton = () =>
      sendButton(page).evaluate(
        (button) =>
          button.getBoundingClientRect().top -
          (button.closest('form')?.getBoundingClientRect().top ?? Number.NaN),
      );
    const before = await positionOfButton();
    await sendButton(page).click();
    const name = page.getByLabel(contact().form.name);
    await expect(name).toBeFocused();
    const problem = await name.evaluate((field: HTMLInputElement) => field.validationMessage);
    expect(problem).not.toBe('');
    await expect(name).toHaveAccessibleDescription(problem);
    expect(await positionOfButton()).toBe(before);

    await name.fill('Ada');
    await page.getByLabel(contact().form.email).fill('not an address');
    await sendButton(page).click();
    await expect(page.getByLabel(contact().form.email)).toBeFocused();
  });
});

test.describe('sending', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openIdle(page, '/contact');
    await fillInWithToastLoaded(page);
  });

  test('takes 1000 ms, then empties the form and shows the toast', { tag: '@language' }, async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.clock.pauseAt(Date.now() + 60_000);
    page.on('request', (request) => requests.push(request.url()));
    await sendButton(page).click();
    const sending = page.getByRole('button', { name: contact().form.sending });
    await expect(sending).toBeDisabled();
    await page.clock.runFor(999);
    await expect(sending).toBeDisabled();
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(toast(page)).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    for (const field of ['name', 'email', 'message'] as const) {
      const name = contact().form[field];
      await expect(page.getByRole('textbox', { name })).toHaveValue('');
    }
    await expect(page.getByLabel(contact().form.subject.label)).toHaveValue('');
    expect(requests, 'the form sends nothing').toEqual([]);
  });

  test('announces its start and its end once each, and the button keeps the focus', async ({
    page,
  }) => {
    const heard = await recordAnnouncements(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).press('Enter');
    await expect(page.getByRole('button', { name: contact().form.sending })).toBeFocused();
    await page.clock.runFor(1100);
    await expect(toast(page)).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
    const { form, toast: told } = contact();
    expect(await heard()).toEqual([form.sending, `${told.title} ${told.text}`]);
  });

  test('happens once for a double press', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).dblclick();
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveCount(1);
  });

  test('happens once for Enter pressed twice, and the fields accept no text meanwhile', async ({
    page,
  }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel(contact().form.name).press('Enter');
    await page.getByLabel(contact().form.name).press('Enter');
    await expect(page.getByRole('button', { name: contact().form.sending })).toBeDisabled();
    await page.getByLabel(contact().form.message).pressSequentially(' One more thing.');
    await expect(page.getByLabel(contact().form.message)).toHaveValue('Our reports disagree.');
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: contact().form.message })).toHaveValue('');
  });

  test('continues while the visitor leaves the page, returns and leaves again', async ({
    page,
  }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    const header = page.getByRole('banner');
    await sendButton(page).click();
    await header.getByRole('link', { name: nameOf('/about') }).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
    await header.getByRole('link', { name: nameOf('/contact') }).click();
    await expect(page.getByRole('button', { name: contact().form.sending })).toBeDisabled();
    await header.getByRole('link', { name: nameOf('/about') }).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
    await page.clock.runFor(2000);
    await expect(toast(page)).toHaveCount(1);
    await page.getByRole('button', { name: contact().toast.close, exact: true }).click();
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveCount(0);
  });

  test('works the same without a network', async ({ page, context }) => {
    await context.setOffline(true);
    await sendButton(page).click();
    await page.clock.runFor(1100);
    await expect(toast(page)).toHaveCount(1);
    await expect(page.getByLabel(contact().form.name)).toHaveValue('');
  });

  test('may end on another page', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf('/about') })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
    await page.clock.runFor(2000);
    await expect(toast(page)).toHaveCount(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf('/contact') })
      .click();
    await expect(page.getByLabel(contact().form.name)).toHaveValue('');
  });

  test('may end in a hidden tab, and the toast has its whole time once the tab is visible', async ({
    page,
  }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).click();
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

  test('keeps a draft when the visitor returns by the link to the accessibility statement', async ({
    page,
  }) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf('/careers') })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: shell().footer.accessibility })
      .click();
    await expect(page).toHaveURL('/contact#accessibility');
    await expect(page.locator('#accessibility')).toBeFocused();
    await expect(
      page.getByRole('heading', { name: shell().footer.accessibility }),
    ).toBeInViewport();
    await expect(page.getByLabel(contact().form.name)).toHaveValue('Ada Lovelace');
  });

  test('keeps a draft during a visit to another page', async ({ page }) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf('/careers') })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    await page.goBack();
    await expect(page.getByLabel(contact().form.name)).toHaveValue('Ada Lovelace');
    await expect(page.getByLabel(contact().form.message)).toHaveValue('Our reports disagree.');
    await expect(page.getByLabel(contact().form.subject.label)).toHaveValue('data-analytics');
  });
});

test.describe('the toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/contact');
    await fillIn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).click();
    await page.clock.runFor(1100);
    await expect(toast(page)).toBeVisible();
  });

  test('stays at least six seconds and closes by itself', async ({ page }) => {
    await page.clock.runFor(5900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveCount(0);
  });

  test('does not time out under the pointer', async ({ page }) => {
    await toast(page).hover();
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeVisible();
    await page.locator('h1').hover();
    await page.clock.runFor(10_000);
    await expect(toast(page)).toHaveCount(0);
  });

  test('does not time out in a hidden tab', async ({ page }) => {
    await setTabHidden(page, true);
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeVisible();
    await setTabHidden(page, false);
    await page.clock.runFor(10_000);
    await expect(toast(page)).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('times out after a touch and a hidden tab', async ({ page }) => {
      await toast(page).tap({ position: { x: 10, y: 10 } });
      await setTabHidden(page, true);
      await setTabHidden(page, false);
      await page.clock.runFor(10_000);
      await expect(toast(page)).toHaveCount(0);
    });

    test('closes by a touch of its button', async ({ page }) => {
      await page.getByRole('button', { name: contact().toast.close, exact: true }).tap();
      await expect(toast(page)).toHaveCount(0);
    });
  });

  test('is reached by F6, does not time out with the focus, and is closed by its button', async ({
    page,
  }) => {
    await page.keyboard.press('F6');
    await expect(page.locator('.toast-region')).toBeFocused();
    await page.clock.runFor(30_000);
    await page.getByRole('button', { name: contact().toast.close, exact: true }).press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a note tells the visitor to write or call', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(contact().form.early)).toBeVisible();
  });
});
