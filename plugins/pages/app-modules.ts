import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { AppModules } from '#app/entry-loader.ts';
import { LOADER } from '#plugins/chunks/chunks.ts';

/** Collects the modules that the loader fetches. */
export function appModules(bundle: Rolldown.OutputBundle, routeIds: Iterable<string>): AppModules {
  const entry = withImports(bundle, chunkOf(bundle, '/src/app/entry-client.ts'));
  const routes = Array.from(new Set(routeIds), (routeId) => {
    // `/services/$service` is written in services.$service.tsx, `/services/` in services.index.tsx.
    const file = routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.');
    const page = chunkOf(bundle, `/src/routes/${file}.tsx`);
    return [routeId, withImports(bundle, page).filter((each) => !entry.includes(each))];
  });
  return { entry, routes: Object.fromEntries(routes) };
}

const loaderFile = (folder: string) => join(folder, `${LOADER}.js`);

/** Declares the modules in the first line of the built loader (src/app/entry-loader.ts). */
export function writeAppModules(folder: string, modules: AppModules): void {
  const code = readFileSync(loaderFile(folder), 'utf8');
  writeFileSync(loaderFile(folder), `const appModules=${JSON.stringify(modules)}\n${code}`);
}

/** Reads the modules from the loader of a built site. */
export function readAppModules(folder: string): AppModules {
  const [line = ''] = readFileSync(loaderFile(folder), 'utf8').split('\n', 1);
  return JSON.parse(line.replace(/^const appModules=/, ''));
}

/** The chunk that holds the source file whose id has this end. */
export function chunkOf(bundle: Rolldown.OutputBundle, suffix: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  // A dynamically imported module may have its own small file, which only re-exports from the chunk that has the code.
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(suffix)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(suffix)));
  if (!chunk) throw new Error(`no chunk holds ${suffix}`);
  return chunk;
}

/** The addresses of a chunk and its imports, each after its own imports. */
export function withImports(bundle: Rolldown.OutputBundle, wanted: Rolldown.OutputChunk): string[] {
  const seen = new Set<string>();
  const visit = (fileName: string): string[] => {
    if (seen.has(fileName)) return [];
    seen.add(fileName);
    const output = bundle[fileName];
    return output?.type === 'chunk' ? [...output.imports.flatMap(visit), `/${fileName}`] : [];
  };
  return visit(wanted.fileName);
}
