import type { Rolldown } from 'vite';
import { pageCopy } from '#content/copy/files.ts';
import type { PageId } from '#content/page-names.ts';
import type { DocumentAssets } from './document.ts';

/** The hashed files that a page's document names. */
export function documentAssets(
  bundle: Rolldown.OutputBundle,
  page: PageId,
  routeId: string,
): DocumentAssets {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = Object.values(bundle).map(({ fileName }) => fileName);

  const chunkOf = (suffix: string) => {
    // A dynamically imported module may have its own small file, which only re-exports from the chunk that has the code.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(suffix)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(suffix)));
    if (!chunk) throw new Error(`${page}: no chunk holds ${suffix}`);
    return chunk;
  };
  const modules = inImportOrder([chunkOf('/src/app/entry-client.ts')]);
  const pageModules = inImportOrder([
    chunkOf(`/src/routes/${routeFile(routeId)}.tsx?tsr-split=component---loader`),
    chunkOf(`/${pageCopy(page).file}.json?copy`),
  ]);

  return {
    script: `/${chunkOf('/src/app/entry-loader.ts').fileName}`,
    stylesheets: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    fonts: preloadedFonts(bundle).map((file) => `/${file}`),
    earlyModule: `/${chunkOf('/src/app/hydrate.tsx').fileName}`,
    modules: modules.map((file) => `/${file}`),
    pageModules: pageModules.filter((file) => !modules.includes(file)).map((file) => `/${file}`),
  };

  /** The files of the chunks and their imports, each after its own imports. */
  function inImportOrder(wanted: readonly Rolldown.OutputChunk[]): string[] {
    const seen = new Set<string>();
    const visit = (fileName: string): string[] => {
      if (seen.has(fileName)) return [];
      seen.add(fileName);
      const output = bundle[fileName];
      return output?.type === 'chunk' ? [...output.imports.flatMap(visit), fileName] : [];
    };
    return wanted.flatMap(({ fileName }) => visit(fileName));
  }
}

/** The first-view fonts: the files with the characters that pages show at first. */
function preloadedFonts(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.originalFileNames.some((name) => firstViewFonts.test(name))
      ? [output.fileName]
      : [],
  );
}

const firstViewFonts = /^src\/languages\/[^/]+\/fonts\//;

/** `/services/$service` is written in services.$service.tsx, `/services/` in services.index.tsx. */
function routeFile(routeId: string): string {
  return routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.');
}
