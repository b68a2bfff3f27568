import type { Plugin } from 'vite';
import { copyFiles, pageCopy, pathCopy } from '#content/copy/files.ts';
import { industryCopy } from '#content/copy/industries.ts';
import type { CopyFile, Figure, Reading } from '#content/copy/parts.ts';
import { genAiCopy, serviceCopy } from '#content/copy/services.ts';
import { homeIndustries, industryIds } from '#content/industries.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import {
  industryPath,
  type Path,
  projectAddress,
  servicePath,
  uniquePaths,
} from '#content/paths.ts';
import {
  aiPractices,
  listedServiceIds,
  projectsIn,
  type ServiceId,
  serviceIds,
} from '#content/services.ts';
import { gaps } from './copy-problems.ts';
import { readCopy } from './read-copy.ts';
import { copyPath, languageFolder } from './source-copy.ts';

const prefix = 'virtual:copy/';
const query = '?copy';

/**
 * Serves the copy of a language, formatted (src/content/copy/virtual-modules.d.ts): each file as `virtual:copy/<file>`, a loader
 * of the copy of every page, and the names and summaries that menus and indexes show of other pages.
 * `change` gets each file's copy first: a form that sends has other sentences.
 */
export function copy(
  language: string,
  change: (file: CopyFile) => unknown = (file) => readCopy(file, language),
): Plugin {
  const nameOf = (path: Path) => readCopy(pathCopy(path), language).name;
  const service = (id: ServiceId) =>
    id === 'gen-ai' ? readCopy(genAiCopy, language) : readCopy(serviceCopy(id), language);
  const modules: Readonly<Record<string, () => string>> = {
    pages: () => loaders([...uniquePaths, NOT_FOUND], pageCopy),
    services: () => loaders(serviceIds, (id) => pathCopy(servicePath(id))),
    industries: () => loaders(industryIds, industryCopy),
    names: () =>
      json({
        pages: each(uniquePaths, nameOf),
        services: each(serviceIds, (id) => nameOf(servicePath(id))),
        industries: each(industryIds, (id) => nameOf(industryPath(id))),
      }),
    'home-readings': () =>
      json({
        services: each(aiPractices, (id) => result(service(id))),
        industries: each(homeIndustries, (id) => result(readCopy(industryCopy(id), language))),
      }),
    'service-summaries': () =>
      json(
        each(listedServiceIds, (id) => {
          const { name, summary, features, reading } = readCopy(serviceCopy(id), language);
          return { name, summary, features, figure: result({ reading }) };
        }),
      ),
    projects: () =>
      json(
        each(industryIds, (industry) =>
          projectsIn(industry).map(([id, place]) => {
            const copy = service(id);
            const solutions = 'cases' in copy ? copy.cases : copy.delivered?.solutions;
            const project = solutions?.items[place];
            if (!project)
              throw new Error(
                `${industry} names project ${place} of ${id}: choose one that ${id} has`,
              );
            return { service: id, title: project.title, href: projectAddress(id, place) };
          }),
        ),
      ),
    'industry-summaries': () =>
      json(
        each(industryIds, (id) => {
          const copy = readCopy(industryCopy(id), language);
          const { name, summary, reading } = copy;
          const status = copy.template === 'placeholder' ? copy.hero.status : undefined;
          return { name, summary, reading, status };
        }),
      ),
  };

  return {
    name: 'copy',
    enforce: 'pre',
    buildStart() {
      // Development shows gaps, so that their authors see the page.
      const open = this.environment.mode === 'build' ? gaps(language) : [];
      if (open.length > 0) this.error(`nothing is built with gaps:\n${open.join('\n')}`);
    },
    resolveId(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      return Object.hasOwn(modules, name) ? `\0${id}` : copyPath(language, name) + query;
    },
    load(id) {
      if (id.startsWith(`\0${prefix}`)) return modules[id.slice(prefix.length + 1)]?.() ?? null;
      const file = copyFiles.find((each) => copyPath(language, each.file) + query === id);
      return file ? { code: json(change(file)), moduleType: 'js' } : null;
    },
    hotUpdate({ file, modules: changed }) {
      if (!file.startsWith(languageFolder(language))) return;
      // A name or a fact may stand in the copy of any page.
      const made = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id?.endsWith(query) || id?.startsWith(`\0${prefix}`),
      );
      return [...new Set([...changed, ...made])];
    },
  };
}

/** A page's figure, without where it is told. */
function result({ reading: { value, label } }: { readonly reading: Reading }): Figure {
  return { value, label };
}

/** The labels of plates are in the plates' files (plugins/plates), so pages need not load them. */
function withoutLabels(this: object, name: string, value: unknown): unknown {
  return name === 'labels' && 'alternative' in this ? undefined : value;
}

/** A module with a loader of the copy of each page. */
function loaders<Id extends string>(ids: readonly Id[], copyOf: (id: Id) => CopyFile): string {
  const entries = ids.map(
    (id) => `${JSON.stringify(id)}: () => import('${prefix}${copyOf(id).file}')`,
  );
  return `export default {${entries.join(',')}};`;
}

function each<Id extends string, Value>(ids: readonly Id[], value: (id: Id) => Value) {
  return Object.fromEntries(ids.map((id) => [id, value(id)]));
}

function json(value: unknown): string {
  return `export default ${JSON.stringify(value, withoutLabels)};`;
}
