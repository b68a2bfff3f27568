import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the built site where a host without privileges can read it. */
export interface PublishedSite {
  /** What the host serves. */
  readonly root: string;
  /** A folder for the host's own files. */
  readonly scratch: string;
  remove(): void;
}

/** A text that no host may ever send. */
export const SECRET = 'what-no-host-may-send';

/** Copies a built site, with secrets beside the copy and in hidden files. */
export function publishSite(built: string): PublishedSite {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const root = join(folder, 'site');
  const scratch = join(folder, 'scratch');
  cpSync(built, root, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(root, '.hidden'), SECRET);
  mkdirSync(join(root, '.folder'));
  writeFileSync(join(root, '.folder', 'config'), SECRET);
  mkdirSync(scratch);
  chmodSync(folder, 0o755);
  return { root, scratch, remove: () => rmSync(folder, { recursive: true }) };
}
