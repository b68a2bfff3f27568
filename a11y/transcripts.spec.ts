import type { Page } from 'playwright/test';
import { contact, shell } from '#e2e/support/copy.ts';
import { keepToast } from '#e2e/support/simulated-browser.ts';
import { expect, openHydrated, openIdle, test } from '#e2e/support/site-test.ts';
import { ScreenReader } from './screen-reader.ts';

// The content policy would refuse the reader's script and style.
// The expected error is a bug of the reader: it calls getElementById on an element, not on the document.
test.use({
  bypassCSP: true,
  provoked: { messages: [/^TypeError: \w+\.getElementById is not a function/] },
});

// After an intended change, run `npm run renew -- transcripts`, and read the new
// transcript as if it were spoken before you commit it.

test('home, read from top to end', async ({ page }) => {
  // The film's buttons come after the header is hydrated.
  await openIdle(page, '/');
  const reader = await ScreenReader.start(page);
  await reader.readToEnd();
  expectTranscript(reader, 'home');
});

test('contact: an invalid form, then a valid form', async ({ page }) => {
  await keepToast(page);
  await openHydrated(page, '/contact');
  const reader = await ScreenReader.start(page);
  const { form, toast } = contact();
  const press = (key: string) => () => page.keyboard.press(key);
  const send = page.getByRole('button', { name: form.submit });
  const name = page.getByLabel(form.name);

  await reader.record('goes to “Send Message”', () => send.focus(), send);
  await reader.record('presses Enter with nothing filled in', press('Enter'), name);
  await reader.record('asks where the focus is', () => reader.refocus(), name);
  await reader.record(
    'fills in the form, field by field',
    () => fillIn(page),
    () => expect(page.getByRole('textbox', { name: form.message })).toHaveValue(/ledger/),
  );
  await reader.record(
    'presses Tab, then Enter on “Send Message”',
    async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    async () => {
      await expect(page.getByRole('group', { name: toast.title })).toBeVisible();
      await reader.hear(`polite: ${toast.title} ${toast.text}`);
    },
  );
  const region = page.getByRole('region', { name: shell().toasts.label });
  await reader.record('presses F6', press('F6'), region);
  expectTranscript(reader, 'contact');
});

function expectTranscript(reader: ScreenReader, name: string): void {
  expect(reader.transcript()).toMatchSnapshot(`${name}.txt`);
}

async function fillIn(page: Page): Promise<void> {
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('Con');
  await expect(page.getByLabel(contact().form.subject.label)).toHaveValue('consulting');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Our ledger is slow.');
}
