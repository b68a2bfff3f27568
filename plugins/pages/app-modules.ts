import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { AppModules } from '#content/app-modules.ts';
import { LOADER } from '#plugins/chunks/chunks.ts';
import { chunkOf, withImports } from './bundle-chunks.ts';

/** Collects the modules that the loader fetches. */
export function appModules(bundle: Rolldown.OutputBundle, routeIds: Iterable<string>): AppModules {
  const entry = withImports(bundle, chunkOf(bundle, '/src/app/entry-client.ts'));
  const routes = Array.from(new Set(routeIds), (routeId) => {
    const component = chunkOf(
      bundle,
      `/src/routes/${routeFile(routeId)}.tsx?tsr-split=component---loader`,
    );
    return [routeId, withImports(bundle, component).filter((file) => !entry.includes(file))];
  });
  return { entry, routes: Object.fromEntries(routes) };
}

/** `/services/$service` is written in services.$service.tsx, `/services/` in services.index.tsx. */
function routeFile(routeId: string): string {
  return routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.');
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
