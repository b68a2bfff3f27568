import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Removes code of the shared chunk `shell` that Vite's minifier keeps, such as parts of React Aria that no page
 * uses: 0.4 KB with brotli on every page. Without it, Spanish pages exceed the limit of scripts (plugins/size/budgets.ts).
 * Other chunks would not become smaller.
 */
export function compressShell(): Plugin {
  return {
    name: 'compress-shell',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async renderChunk(code, { name }) {
      if (name !== 'shell') return null;
      const compressed = await minify(code, { module: true, mangle: false });
      return compressed.code === undefined ? null : { code: compressed.code, map: null };
    },
  };
}
