import type { Rolldown } from 'vite';

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
