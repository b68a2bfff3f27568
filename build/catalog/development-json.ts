import type { Plugin } from 'vite';

const dynamicAttribute = /,\s*\{\s*with: \{ type: 'json' \},?\s*\}/g;
const staticAttribute = / with \{ type: 'json' \}/g;

/**
 * Node wants catalogs imported `with { type: 'json' }`. Vite's dev server serves them as scripts,
 * which a browser that was promised JSON refuses; builds are not concerned.
 */
export function developmentJson(): Plugin {
  return {
    name: 'development-json',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.tsx?(\?|$)/, code: "type: 'json'" },
      handler: (code) => ({
        code: code.replace(dynamicAttribute, '').replace(staticAttribute, ''),
        map: null,
      }),
    },
  };
}
