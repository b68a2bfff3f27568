import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';

const replacement = resolve(import.meta.dirname, '../../src/app/page-locale.ts');
const virtualModule = 'virtual:page-locale';
// React Aria's plugin for locales takes a path such as /clients-US/ for a locale, so the replacement has a name without its path.
const replacementName = 'virtual:page-locale-hook';
const replacedModule = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/**
 * Replaces a module of React Aria, so that it uses the locale of the pages and not the browser's
 * (src/app/page-locale.ts). Fails the build when React Aria no longer has a module of that name.
 */
export function pageLocale(language: string): Plugin {
  const locale = JSON.stringify({ locale: language, direction: textDirection(language) });
  return {
    name: 'page-locale',
    enforce: 'pre',
    resolveId: (id) => {
      if (id === replacementName) return replacement;
      return id === virtualModule ? `\0${id}` : null;
    },
    load: {
      filter: { id: [replacedModule, /virtual:page-locale$/] },
      handler: (id) =>
        replacedModule.test(id)
          ? `export * from '${replacementName}';`
          : `export default ${locale};`,
    },
    generateBundle() {
      if (![...this.getModuleIds()].includes(replacement)) {
        this.error(
          `React Aria has no module ${replacedModule}: adapt plugins/pages/page-locale.ts`,
        );
      }
    },
  };
}
