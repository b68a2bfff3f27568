import type { Page } from 'playwright/test';

/** Writes a whole request into the contact form, which then only has to be sent. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Subject').selectOption('data-analytics');
  await page.getByLabel('Message').fill('Our reports disagree.');
}

/** The same, and waits for the code of the confirmation: then the page needs no network. */
export async function fillInAtRest(page: Page): Promise<void> {
  const confirmation = page.waitForResponse('**/assets/ToastRegion-*');
  await fillIn(page);
  await (await confirmation).finished();
}
