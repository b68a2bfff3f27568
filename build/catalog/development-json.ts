import type { Plugin } from 'vite';

const dynamicAttribute = /,\s*\{\s*with: \{ type: 'json' \},?\s*\}/g;
const staticAttribute = / with \{ type: 'json' \}/g;

/**
 * Removes `with { type: 'json' }` from imports in development. Node needs this attribute to import
 * catalogs, but Vite's dev server serves JSON as scripts, which the browser refuses with it.
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
