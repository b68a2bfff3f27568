import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessage, type Facts } from './compile.ts';
import { pseudoLocales } from './pseudo-locale.ts';

const SOURCE_LANGUAGE = 'en';
const folder = resolve(import.meta.dirname, '../../catalog');
const virtualPrefix = 'virtual:catalog/';

/**
 * Compiles the message catalogs. Pages import `#catalog/en/….json`; the build puts the chosen
 * language's file in its place, so a translation is a folder and one line in the settings. Also
 * serves `virtual:catalog/language`, and `virtual:catalog/<folder>/<ids>`: the named messages of
 * every catalog in a folder, by file name, so that menus and indexes need no second list.
 */
export function catalogs(language: string, facts: Facts): Plugin {
  const transform = pseudoLocales[language];
  const source = join(folder, transform ? SOURCE_LANGUAGE : language);

  const compileFile = (path: string) => {
    const messages: Record<string, string> = JSON.parse(readFileSync(join(source, path), 'utf8'));
    return Object.entries(messages).map(
      ([id, text]) => [id, compileMessage(text, facts, transform)] as const,
    );
  };

  const compileSelection = (directory: string, ids: readonly string[]) => {
    const files = readdirSync(join(source, directory)).sort();
    const selected = files.map((file) => [
      basename(file, '.json'),
      Object.fromEntries(
        compileFile(join(directory, file)).filter(([id]) =>
          ids.some((wanted) => id === wanted || id.startsWith(`${wanted}.`)),
        ),
      ),
    ]);
    return Object.fromEntries(selected);
  };

  return {
    name: 'catalogs',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${virtualPrefix}`)) return null;
      const [directory, ids] = id.slice(virtualPrefix.length + 1).split('/');
      if (directory === 'language') return `export default ${JSON.stringify(language)};`;
      if (!directory || !ids) throw new Error(`${id.slice(1)} names no folder and messages`);
      return `export default ${JSON.stringify(compileSelection(directory, ids.split('+')))};`;
    },
    transform: {
      filter: { id: /\/src\/catalog\/en\/.+\.json$/ },
      handler(_code, id) {
        const path = id.slice(join(folder, SOURCE_LANGUAGE).length + 1);
        return { code: JSON.stringify(Object.fromEntries(compileFile(path))), map: null };
      },
    },
  };
}
