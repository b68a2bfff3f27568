import type { Plugin } from 'vite';
import type { Site } from '#content/languages.ts';

const virtualModule = 'virtual:site';

/**
 * Provides `virtual:site` (src/content/copy/virtual-modules.d.ts): what pages need to know of their language and of the
 * others, so that they do not ship the settings of all languages.
 */
export function siteModule(
  language: string,
  { origin, origins, others, socialLocale }: Site,
): Plugin {
  const links = others.map(({ language, name, origin }) => ({ language, name, origin }));
  const facts = Object.entries({ language, origin, origins, socialLocale, others: links });
  return {
    name: 'site-module',
    resolveId: (id) => (id === virtualModule ? `\0${id}` : null),
    load: {
      filter: { id: /^\0virtual:site$/ },
      handler: () =>
        facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n'),
    },
  };
}
