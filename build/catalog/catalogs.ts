import { readdirSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { catalogFolder, SOURCE_LANGUAGE } from './catalog-folder.ts';
import { PLATE_LABELS } from './plate-labels.ts';
import { readCatalog } from './read-catalog.ts';

const virtualPrefix = 'virtual:catalog/';
const importedCatalog = /^.*\/src\/catalog\/en\/(.+)\.json$/;

/**
 * Compiles the message catalogs. Pages import `#catalog/en/….json`, and this plugin replaces its
 * content by the catalog of the chosen language. It also provides two virtual modules:
 * `virtual:catalog/language`, and `virtual:catalog/<folder>/<ids>` with the messages of these ids from
 * every catalog of a folder, by file name, so that menus do not load whole catalogs.
 */
export function catalogs(language: string): Plugin {
  const compileSelection = (directory: string, ids: readonly string[]) => {
    const names = readdirSync(join(catalogFolder(language), directory))
      .map((file) => basename(file, '.json'))
      .sort();
    const selected = names.map((name) => [
      name,
      Object.fromEntries(
        Object.entries(readCatalog(language, `${directory}/${name}`)).filter(([id]) =>
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
    // In development, Vite knows only which modules the English catalogs have.
    hotUpdate({ file, modules }) {
      const folder = catalogFolder(language);
      const edited = normalize(file);
      if (!edited.startsWith(folder)) return;
      const imported = join(catalogFolder(SOURCE_LANGUAGE), edited.slice(folder.length));
      const made = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id && (id.startsWith(`\0${virtualPrefix}`) || normalize(id) === imported),
      );
      return [...new Set([...modules, ...made])];
    },
    transform: {
      filter: { id: importedCatalog },
      handler(_code, id) {
        const name = id.replace(importedCatalog, '$1');
        return { code: JSON.stringify(withoutLabels(readCatalog(language, name))), map: null };
      },
    },
  };
}

/** The labels of plates are in the plates' files (build/plates), so pages need not load them. */
function withoutLabels(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => !id.startsWith(PLATE_LABELS)),
  );
}
