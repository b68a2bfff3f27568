import { isExpired } from '#delivery/message.ts';
import { DATABASE, openKeptDatabase } from './kept-database.ts';

// Part of a worker whose form sends nothing, run when the worker starts.
forgetKeptMessages().catch((error: unknown) => {
  console.info('Kept messages could not be deleted:', error);
});

/**
 * Deletes what an earlier release, whose form sent, has left on the device. The messages stay for the seven days that the
 * visitor was promised, because the company may go back to that release. Later, nothing else would delete them.
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
