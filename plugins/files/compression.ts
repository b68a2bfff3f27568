import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterWorker } from './after-worker.ts';

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|ico)$/;

/** Writes `.br` and `.gz` beside every text file. */
export function compression(): Plugin {
  return afterWorker('compression', (outDir) => {
    for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !compressible.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      };
      writeFileSync(`${file}.br`, brotliCompressSync(content, options));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
    }
  });
}
