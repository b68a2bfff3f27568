import type { Page } from 'playwright/test';
import { count, expect, test } from '#e2e/support/matrix-test.ts';
import { openAtRest, openHydrated } from '#e2e/support/site-test.ts';
import { ScreenReader } from './screen-reader.ts';

// The reader is a script and a style that the content policy would refuse.
// Its own fault is the complaint: it looks an error message up in a part of the page.
test.use({
  bypassCSP: true,
  provoked: { messages: [/^TypeError: \w+\.getElementById is not a function/] },
});

// After a change that is meant: read the new transcript as if it were spoken, then
// `npm run a11y -- transcripts --update-snapshots` and commit what you agree with.

for (const { name, path } of [
  { name: 'home', path: '/' },
  { name: 'service', path: '/services/cloud-services' },
]) {
  test(`${name}, read from top to end`, async ({ page }) => {
    await openHydrated(page, path);
    const reader = await ScreenReader.start(page);
    await reader.readOn();
    expectTranscript(reader, name);
  });
}

test('contact, through a failed and a successful send', async ({ page }) => {
  await openHydrated(page, '/contact');
  const reader = await ScreenReader.start(page);
  const send = page.getByRole('button', { name: 'Send Message' });

  await reader.hear(
    'goes to “Send Message”',
    () => send.focus(),
    () => expect(send).toBeFocused(),
  );
  await reader.hear(
    'presses Enter with nothing filled in',
    () => page.keyboard.press('Enter'),
    () => expect(page.getByLabel('Full Name')).toBeFocused(),
  );
  await reader.hear(
    'asks where the focus is',
    () => reader.refocus(),
    () => expect(page.getByLabel('Full Name')).toBeFocused(),
  );
  await reader.hear(
    'fills in the form, field by field',
    () => fillIn(page),
    () => expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/ledger/),
  );
  await reader.hear(
    'presses Tab, then Enter on “Send Message”',
    async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    () => expect(page.getByRole('group', { name: 'Message Sent!' })).toBeVisible(),
  );
  await reader.hear(
    'presses F6',
    () => page.keyboard.press('F6'),
    () => expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused(),
  );
  expectTranscript(reader, 'contact');
});

test('a menu opened and left', async ({ page }) => {
  await openHydrated(page, '/about');
  const reader = await ScreenReader.start(page);
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Industry Expertise' });
  const first = page.getByRole('banner').getByRole('link', { name: 'Banking' });
  await reader.hear(
    'goes to “Industry Expertise”',
    () => trigger.focus(),
    () => expect(trigger).toBeFocused(),
  );
  await reader.hear(
    'presses Enter',
    () => page.keyboard.press('Enter'),
    () => expect(first).toBeVisible(),
  );
  await reader.hear(
    'asks where the focus is',
    () => reader.refocus(),
    () => expect(trigger).toBeFocused(),
  );
  await reader.hear(
    'presses Tab',
    () => page.keyboard.press('Tab'),
    () => expect(first).toBeFocused(),
  );
  await reader.hear(
    'presses Escape',
    () => page.keyboard.press('Escape'),
    () => expect(trigger).toBeFocused(),
  );
  expectTranscript(reader, 'menu');
});

test('a change of page', async ({ page }) => {
  await openHydrated(page, '/services');
  const reader = await ScreenReader.start(page);
  const link = page.getByRole('link', { name: 'Read more Automation' });
  await reader.hear(
    'goes to “Read more Automation”',
    () => link.focus(),
    () => expect(link).toBeFocused(),
  );
  await reader.hear(
    'presses Enter',
    () => page.keyboard.press('Enter'),
    async () => {
      await expect(page).toHaveURL('/services/automation');
      await expect(page.locator('h1')).toBeFocused();
    },
  );
  expectTranscript(reader, 'route-change');
});

test('the connection lost and back', async ({ page, context }) => {
  await openAtRest(page, '/about');
  const reader = await ScreenReader.start(page);
  const notice = page.locator('.notice-strip');
  await reader.hear(
    'loses the connection',
    () => context.setOffline(true),
    () => expect(notice).toContainText('You are offline.'),
  );
  await reader.hear(
    'has it back',
    () => context.setOffline(false),
    () => expect(notice).toHaveCount(0),
  );
  expectTranscript(reader, 'connection');
});

function expectTranscript(reader: ScreenReader, name: string): void {
  const transcript = reader.transcript();
  expect(transcript).toMatchSnapshot(`${name}.txt`);
  count('lines of reviewed transcripts', transcript.trim().split('\n').length);
}

async function fillIn(page: Page): Promise<void> {
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('Con');
  await expect(page.getByLabel('Subject')).toHaveValue('consulting');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Our ledger is slow.');
}
