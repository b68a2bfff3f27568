import type { Page } from 'playwright/test';
import { contact } from './copy.ts';

const usual = { subject: 'data-analytics', text: 'Our reports disagree.' };

/** Fills in every required field of the contact form. */
export async function fillIn(page: Page, { subject, text } = usual): Promise<void> {
  await page.getByLabel(contact().form.name).fill('Ada Lovelace');
  await page.getByLabel(contact().form.email).fill('ada@example.com');
  await page.getByLabel(contact().form.subject.label).selectOption(subject);
  await page.getByLabel(contact().form.message).fill(text);
}

/** The same, then waits for the code of the confirmation, so that sending needs no network. */
export async function fillInWithToastLoaded(page: Page): Promise<void> {
  const confirmation = page.waitForResponse('**/assets/ToastRegion-*');
  await fillIn(page);
  await (await confirmation).finished();
}
