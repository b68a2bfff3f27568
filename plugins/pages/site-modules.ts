import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { companyRecords } from '#content/company.ts';
import type { Site } from '#content/languages.ts';

const virtualModule = 'virtual:site';

/**
 * Provides `virtual:site` (src/content/copy/virtual-modules.d.ts): what pages need to know of their language and of the
 * others, so that they do not ship the settings of all languages.
 */
export function siteModule(language: string, { origin, origins, others, socialLocale }: Site) {
  const links = others.map(({ language, name, origin }) => ({ language, name, origin }));
  const facts = Object.entries({ language, origin, origins, socialLocale, others: links });
  return {
    name: 'site-module',
    resolveId: (id: string) => (id === virtualModule ? `\0${id}` : null),
    load: {
      filter: { id: /^\0virtual:site$/ },
      handler: () =>
        facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n'),
    },
  };
}

const component = resolve(import.meta.dirname, '../../src/shell/Notice.tsx');

/** Puts the notice above the page: while the notice of an unusual day is off, no page has a byte of it. */
export function notice(): Plugin {
  const module = companyRecords.notice.isShown ? component : '\0virtual:notice';
  return {
    name: 'notice',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:notice' ? module : null),
    load: (id) => (id === '\0virtual:notice' ? 'export const Notice = () => null;' : null),
  };
}
