import type { Plugin } from 'vite';
import { COPY_LIST } from './chunks.ts';

/**
 * What the site needs of this module: to preload the scripts that a part imports, and to report a part that is missing as
 * `vite:preloadError`. Vite's own module also waits for style sheets, and the site has only one (`cssCodeSplit`).
 */
const code = `
export const __vitePreload = (load, scripts = []) => {
  for (const script of scripts) {
    const href = '/' + script;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load().catch((error) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    if (dispatchEvent(event)) throw error;
  });
};`;

/**
 * The scripts to preload before a part is imported: not the part itself, which is requested at the same moment, and not the
 * shared chunks, which every page has loaded. Their names would be 0.3 KB.
 */
export const partsToPreload = (
  part: string,
  scripts: readonly string[],
  { hostId }: { readonly hostId: string },
) =>
  // A page's copy imports no script that the page's component does not import, too.
  hostId.startsWith(COPY_LIST)
    ? []
    : scripts.filter((script) => script !== part && !shared.test(script));

const shared = /^assets\/(?:rolldown-runtime|framework|shell)-|^page-copies/;

/**
 * Replaces Vite's module, which every dynamic import of the site calls, by one that is 0.4 KB smaller with brotli. Fails the
 * build if Vite no longer has a module of this name.
 */
export function smallPreloadHelper(): Plugin {
  let isReplaced = false;
  return {
    name: 'small-preload-helper',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return code;
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('Vite has no module vite/preload-helper.js any more');
    },
  };
}
