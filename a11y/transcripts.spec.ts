import { contact } from '#e2e/support/copy.ts';
import { expect, openHydrated, openIdle, test } from '#e2e/support/site-test.ts';
import { sendButton } from '#e2e/support/visit.ts';

// What the browser tells a screen reader. After a change run `npm run renew -- transcripts`, and read it as if it were spoken.

test('home, from top to end', async ({ page }) => {
  // The film's buttons come after the header is hydrated.
  await openIdle(page, '/');
  expect(await page.locator('body').ariaSnapshot()).toMatchSnapshot('home.txt');
});

test('contact, sent with nothing filled in', async ({ page }) => {
  await openHydrated(page, '/contact');
  await sendButton(page).press('Enter');
  await expect(page.getByLabel(contact().form.name)).toBeFocused();
  expect(await page.locator('form').ariaSnapshot()).toMatchSnapshot('contact.txt');
});
