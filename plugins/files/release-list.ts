import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  checkedOutCommit,
  digestsIn,
  RELEASE_LIST,
  type ReleaseList,
} from '#deploy/release/release-list.ts';
import type { Settings } from '#plugins/settings.ts';
import { afterWorker } from './after-worker.ts';

const root = resolve(import.meta.dirname, '../..');

/** Writes the list of all files that the build has written. It must be the last plugin that writes files. */
export function releaseList(settings: Settings): Plugin {
  return afterWorker('release-list', (outDir) => {
    const list: ReleaseList = { commit: commitOrNull(), settings, files: digestsIn(outDir) };
    writeFileSync(join(outDir, RELEASE_LIST), `${JSON.stringify(list, undefined, 1)}\n`);
  });
}

/** A build outside git, such as that of a container, also has to work. */
function commitOrNull(): string | null {
  try {
    return checkedOutCommit(root);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    process.stdout.write(`${RELEASE_LIST} names no commit: ${reason}\n`);
    return null;
  }
}
