import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A plugin that writes into the built site once everything is there, the worker too. */
export function afterWorker(name: string, write: (outDir: string) => void): Plugin {
  let outDir = '';
  return {
    name,
    apply: 'build',
    // Behind vite-plugin-pwa, which builds the worker, and whose own plugins are enforced to come last.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      outDir = resolve(config.root, config.environments['client']?.build.outDir ?? 'dist');
    },
    closeBundle: { order: 'post', sequential: true, handler: () => write(outDir) },
  };
}
