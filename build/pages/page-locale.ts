import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { textDirection } from '#build/catalog/text-direction.ts';

const hook = resolve(import.meta.dirname, '../../src/start/page-locale.ts');
const virtualModule = 'virtual:page-locale';
const replaced = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/** Has React Aria take its locale from the pages and not from the browser: start/page-locale.ts. */
export function pageLocale(language: string): Plugin {
  const locale = JSON.stringify({ locale: language, direction: textDirection(language) });
  return {
    name: 'page-locale',
    enforce: 'pre',
    resolveId: (id) => (id === virtualModule ? `\0${id}` : null),
    load: {
      filter: { id: [replaced, /virtual:page-locale$/] },
      handler: (id) =>
        replaced.test(id) ? `export * from ${JSON.stringify(hook)};` : `export default ${locale};`,
    },
  };
}
