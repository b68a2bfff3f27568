import { expect, openHydrated, test } from '../e2e/site-test.ts';
import { expectNoViolations } from './axe.ts';

test('each header menu open', async ({ page }) => {
  await openHydrated(page, '/');
  for (const name of ['Services', 'Industry Expertise']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('group', { name })).toBeVisible();
    await expectNoViolations(page, `${name} open`);
  }
});

test('a header menu taller than the window, open', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await openHydrated(page, '/industry/energy');
  await page.getByRole('banner').getByRole('button', { name: 'Industry Expertise' }).click();
  await expect(page.getByRole('group', { name: 'Industry Expertise' })).toBeVisible();
  await expectNoViolations(page, 'tall menu open');
});

// Tall enough for axe to take the menu for a modal; else it misses the main landmark made inert.
for (const [width, height] of [
  [390, 844],
  [320, 720],
] as const) {
  test(`the mobile menu open in ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/services/gen-ai');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page, 'mobile menu open');
  });
}

test('the contact form with errors, then sent', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectNoViolations(page, 'form with errors');

  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByRole('button', { name: /Subject/ }).click();
  await expectNoViolations(page, 'subject list open');
  await page.getByRole('option', { name: 'Consulting' }).click();
  await page.getByLabel('Message').fill('Our ledger is slow.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expectNoViolations(page, 'toast shown');
});
