import type { BrowserContext, Page } from 'playwright/test';
import { runAxe } from './axe.ts';
import { fillIn } from './fill-in.ts';
import { type MessageId, message } from './message.ts';
import { openControlled } from './open-stored.ts';
import { expect, waitForIdle } from './site-test.ts';

// Locators, messages and stored data of the contact page whose form sends.

/** Messages of the contact page, and of its form that sends. */
export const t = (id: MessageId<'contact'>) => message('contact', id);
export const d = (id: MessageId<'delivery'>) => message('delivery', id);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const sendButton = (page: Page) => button(page, t('form.submit'));
export const toast = (page: Page) => page.getByRole('group', { name: t('toast.title') });
export const main = (page: Page) => page.getByRole('main');
export const refused = (page: Page) => page.getByRole('region', { name: d('refused.title') });
export const waiting = (page: Page) => page.getByRole('region', { name: d('kept.title') });

/** How many messages wait in the browser's database, or null without such a database. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const name = 'workbox-background-sync';
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === name)) return null;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('requests').objectStore('requests').count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  });

/** Makes the messages that wait 8 days old, a day older than a message is kept. */
export const makeOld = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('workbox-background-sync');
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('requests', 'readwrite');
          const reading = transaction.objectStore('requests').openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return;
            const timestamp = Date.now() - 8 * 24 * 60 * 60 * 1000;
            cursor.update({ ...cursor.value, timestamp });
            cursor.continue();
          };
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );

/** The page is open, stored for offline use, and filled in. */
export async function openFilledIn(page: Page): Promise<void> {
  await openControlled(page, '/contact');
  await waitForIdle(page);
  await fillIn(page);
}

/** Fills in the form offline and presses the button: the message waits. */
export async function keepOffline(page: Page, context: BrowserContext): Promise<void> {
  await openFilledIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(waiting(page)).toContainText('Our reports disagree.');
  await expect(page.getByLabel(t('form.message'), { exact: true })).toHaveValue('');
}

export async function expectAccessible(page: Page): Promise<void> {
  expect((await runAxe(page, 'light')).complaints).toEqual([]);
}
