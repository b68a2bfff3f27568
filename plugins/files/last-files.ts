import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Environment, Plugin } from 'vite';
import {
  checkedOutCommit,
  digestsIn,
  filesBelow,
  RELEASE_LIST,
  type ReleaseList,
} from '#deploy/release/release-list.ts';
import type { Settings } from '#plugins/settings.ts';

/** The folder that an environment is built into. */
export function outputFolder({ config }: Environment): string {
  return resolve(config.root, config.build.outDir);
}

/** A plugin that writes files after the whole build, also after the service worker is written. */
export function afterWorker(name: string, write: (outDir: string) => void): Plugin {
  return {
    name,
    apply: 'build',
    // To run after vite-plugin-pwa, which builds the worker and whose plugins also have `enforce: 'post'`.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        write(outputFolder(this.environment));
      },
    },
  };
}

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|ico)$/;

/** Writes `.br` and `.gz` beside every text file. */
export function compression(): Plugin {
  return afterWorker('compression', (outDir) => {
    for (const name of filesBelow(outDir).filter((each) => compressible.test(each))) {
      const file = join(outDir, name);
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
