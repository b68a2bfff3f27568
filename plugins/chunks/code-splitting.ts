import { matchesGlob, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunks, pageSections } from './chunks.ts';

/** Rolldown's groups, from the lists of chunks.ts. A `?` in an id marks the component of a route. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: chunks.map(({ name, files }) => ({
    name,
    test: (id) => !id.includes('?') && files.some((glob) => matchesGlob(relativeToRoot(id), glob)),
  })),
};

/** Fails the build if a section of few pages is in a shared chunk, which every page loads. */
export function checkChunks(): Plugin {
  return {
    name: 'check-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const shared = Object.values(bundle).filter(
        (output) => output.type === 'chunk' && chunks.some(({ name }) => name === output.name),
      );
      const modules = shared.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const misplaced = misplacedSections(modules.map(relativeToRoot));
      if (misplaced.length > 0) {
        throw new Error(
          `${misplaced.join(', ')} is in a shared chunk, but listed as a section of few pages in plugins/chunks/chunks.ts`,
        );
      }
    },
  };
}

/** The sections of few pages among the files of a shared chunk. */
export function misplacedSections(files: readonly string[]): string[] {
  const own = new Set(pageSections.map((name) => `src/sections/${name}.tsx`));
  return files.filter((file) => own.has(file));
}

/** The path of a module from the project's folder, with `/` on every system. */
function relativeToRoot(id: string): string {
  return relative(process.cwd(), id).replaceAll(sep, '/');
}
