import { isExpired } from '#contact/message.ts';
import { DATABASE, openKeptDatabase } from './kept-database.ts';

forgetKeptMessages().catch((error: unknown) => {
  console.info('Kept messages could not be deleted:', error);
});

/**
 * Runs when a worker starts whose form sends nothing, and deletes what an earlier release has left on the device. Messages
 * stay for the seven days that the visitor was promised, because the company may go back to that release.
 */
export async function forgetKeptMessages(): Promise<void> {
  const database = await openKeptDatabase();
  if (!database) return;
  const reading = database.transaction('requests').objectStore('requests').getAll();
  await new Promise((resolve) => {
    reading.onsuccess = resolve;
  });
  database.close();
  const entries: readonly { readonly timestamp: number }[] = reading.result;
  if (entries.every(({ timestamp }) => isExpired(timestamp))) indexedDB.deleteDatabase(DATABASE);
}
