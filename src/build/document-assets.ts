import type { Rolldown } from 'vite';
import type { DocumentAssets } from './document.tsx';

/** The hashed files that a page's document names: what it needs first, and what it imports later. */
export function documentAssets(
  bundle: Rolldown.OutputBundle,
  path: string,
  routeId: string,
): DocumentAssets {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = Object.values(bundle).map(({ fileName }) => fileName);

  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the client bundle has no entry chunk');
  const chunkOf = (suffix: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(suffix)));
    if (!chunk) throw new Error(`${path}: no chunk holds ${suffix}`);
    return chunk;
  };
  const wanted = [
    entry,
    chunkOf('/src/hydrate.tsx'),
    chunkOf(`/src/routes/${routeFile(routeId)}.tsx?tsr-split=component`),
    chunkOf(`/src/catalog/en/${catalogFile(path)}.json`),
  ];

  return {
    script: `/${entry.fileName}`,
    stylesheets: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    modules: [...new Set(wanted.flatMap(withImports))]
      .filter((file) => file !== entry.fileName)
      .map((file) => `/${file}`),
  };

  function withImports(chunk: Rolldown.OutputChunk): string[] {
    const seen = new Set<string>();
    const visit = (fileName: string) => {
      if (seen.has(fileName)) return;
      seen.add(fileName);
      const output = bundle[fileName];
      if (output?.type === 'chunk') output.imports.forEach(visit);
    };
    visit(chunk.fileName);
    return [...seen];
  }
}

/** `/services/$service` is written in services.$service.tsx, `/services/` in services.index.tsx. */
function routeFile(routeId: string): string {
  return routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.');
}

/** A page's catalog is named like its path. */
function catalogFile(path: string): string {
  if (path === '/') return 'home';
  return path === '/404' ? 'not-found' : path.slice(1);
}
