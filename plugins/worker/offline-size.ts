import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { outputFolder } from '#plugins/files/last-files.ts';
import { pageFiles } from '#plugins/size/weights.ts';
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
          const size = `data-offline-megabytes="${megabytes(outDir, page, bytes)}"`;
          writeFileSync(path, readFileSync(path, 'utf8').replace('<html ', `<html ${size} `));
        }
      },
    },
  };
}

/** The worker fetches every file again, except the page's hashed files, which are in the browser's cache. */
function megabytes(outDir: string, page: string, bytes: ReadonlyMap<string, number>): string {
  const { css, js, fonts } = pageFiles(outDir, page);
  const loaded = new Set([...css, ...js, ...fonts]);
  const fetched = [...bytes].filter(([file]) => !loaded.has(file));
  const sum = fetched.reduce((total, [, size]) => total + size, 0);
  return (sum / 1_000_000).toFixed(1);
}

/** The bytes that a host sends with gzip. Hosts with brotli send less. */
function weight(outDir: string, file: string): number {
  const content = readFileSync(join(outDir, file));
  return Math.min(content.length, gzipSync(content).length);
}
