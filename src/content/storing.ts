/** The address in the cache of the record of releases (src/offline/worker/releases.ts). Without it, the site is not stored. */
export const RELEASES = '/releases';

/** A page's request to its worker to store the site again, because the cache alone was emptied. */
export interface StoreAgainMessage {
  readonly type: 'STORE_AGAIN';
}

/** A worker's message to all pages: how much of its release it has stored. */
export interface StoringMessage {
  readonly type: 'STORING';
  readonly storedFiles: number;
  readonly files: number;
}
