import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the worker fetches when it is installed: addresses, and whether it asks past the cache. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null where the name carries a hash: such a file may come from the browser's own cache. */
  readonly revision: string | null;
}

/** Reads the list that the build writes into the worker. */
export function precacheList(folder: string): readonly PrecacheEntry[] {
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  const [list] = /\[\{"(?:url|revision)":[^\]]*\}\]/.exec(worker) ?? [];
  if (list === undefined) throw new Error('the worker has no precache list');
  return JSON.parse(list);
}
