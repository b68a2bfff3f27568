import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A plugin that writes files after the whole build, also after the service worker is written. */
export function afterWorker(name: string, write: (outDir: string) => void): Plugin {
  let outDir = '';
  return {
    name,
    apply: 'build',
    // To run after vite-plugin-pwa, which builds the worker and whose plugins also have `enforce: 'post'`.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      outDir = resolve(config.root, config.environments['client']?.build.outDir ?? '');
    },
    closeBundle: { order: 'post', sequential: true, handler: () => write(outDir) },
  };
}
