/** The database that Workbox creates for its queues. */
export const DATABASE = 'workbox-background-sync';

/**
 * Opens the database if a message was ever kept, or resolves to null: opening a missing database would create it on the
 * device of every visitor, so this aborts the creation. `indexedDB.databases` would tell, but Firefox has it only since 126.
 */
export function openKeptDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    let isMissing = false;
    opening.onupgradeneeded = () => {
      isMissing = true;
      opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => (isMissing ? resolve(null) : reject(opening.error));
  });
}
