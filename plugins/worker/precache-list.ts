import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of the precache list. The worker fetches all of them when it is installed, except the film. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null if the name contains a hash: such a file may come from the browser's HTTP cache. */
  readonly revision: string | null;
  /** The digest of the file, with which the browser compares what the host sends. The app's manifest has none: no page needs it. */
  readonly integrity?: string;
}

/** Reads the precache list from the built worker: a JSON array of entries, with their properties in any order. */
export function precacheList(folder: string): readonly PrecacheEntry[] {
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  const [list] = /\[\{"(?:url|revision|integrity)":[^\]]*\}\]/.exec(worker) ?? [];
  if (list === undefined) throw new Error('the worker has no precache list');
  return JSON.parse(list);
}
