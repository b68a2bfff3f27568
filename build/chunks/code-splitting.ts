import { matchesGlob, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunks, pageSections } from './chunks.ts';

/** Rolldown's groups, from the lists of chunks.ts. `?` marks the part of a route that is a page's own. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: chunks.map(({ name, files }) => ({
    name,
    test: (id) => !id.includes('?') && files.some((glob) => matchesGlob(fromRoot(id), glob)),
  })),
};

/** Fails the build when a section that is a page's own has come into a shared chunk, where every page loads it. */
export function checkChunks(): Plugin {
  return {
    name: 'check-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const shared = Object.values(bundle).filter(
        (output) => output.type === 'chunk' && chunks.some(({ name }) => name === output.name),
      );
      const modules = shared.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const strayed = strayedSections(modules.map(fromRoot));
      if (strayed.length > 0) {
        throw new Error(
          `${strayed.join(', ')} came into a shared chunk: list it in build/chunks/chunks.ts`,
        );
      }
    },
  };
}

/** The files among these that are sections of few pages. */
export function strayedSections(files: readonly string[]): string[] {
  const own = new Set(pageSections.map((name) => `src/sections/${name}.tsx`));
  return files.filter((file) => own.has(file));
}

function fromRoot(id: string): string {
  return relative(process.cwd(), id);
}
