import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { outputFolder } from '#plugins/files/last-files.ts';
import { filesOfWorker } from '#plugins/size/weights.ts';
import { filesForOfflineUse } from './precache-list.ts';

/**
 * Writes into each page how many megabytes it downloads for offline use, for visitors who save data (src/offline/OfflineUse.tsx).
 * It runs before the worker's list is made, because the list has a digest of each page.
 */
export function offlineSize(): Plugin {
  return {
    name: 'offline-size',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const outDir = outputFolder(this.environment);
        const files = filesForOfflineUse(outDir);
        const bytes = new Map(files.map((file) => [file, weight(outDir, file)]));
        for (const page of pageIds.map(pageFile)) {
          const path = join(outDir, page);
          const fetched = filesOfWorker(outDir, page);
          const sum = fetched.reduce((total, file) => total + (bytes.get(file) ?? 0), 0);
          const size = `data-offline-megabytes="${(sum / 1_000_000).toFixed(1)}"`;
          writeFileSync(path, readFileSync(path, 'utf8').replace('<html ', `<html ${size} `));
        }
      },
    },
  };
}

/** The bytes that a host sends with gzip. Hosts with brotli send less. */
function weight(outDir: string, file: string): number {
  const content = readFileSync(join(outDir, file));
  return Math.min(content.length, gzipSync(content).length);
}
