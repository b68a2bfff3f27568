/** The database that Workbox creates for its queues. */
export const DATABASE = 'workbox-background-sync';

/**
 * Opens the database if a message was ever kept, or resolves to null: opening a missing database would create it on every
 * visitor's device, so this aborts the creation. Firefox before 126 has no `indexedDB.databases`, which would tell.
 */
export function openKeptDatabase(): Promise<IDBDatabase | null> {
  const opening = indexedDB.open(DATABASE);
  return new Promise((resolve, reject) => {
    opening.onupgradeneeded = () => {
      opening.onerror = () => resolve(null);
      opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
