import { matchesGlob, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Sections that most pages show. Only the pages that show another section load it. */
const sharedSections =
  'src/sections/{ArrowLink,Breadcrumbs,CallToAction,Contents,PageHero,Plate,PlateViewChoice,RelatedPages,SectionHeading,Statistics}.tsx';

/**
 * The chunk that names the files with the pages' copy. Its own name has no hash: a changed sentence of one page would otherwise
 * change the names of all scripts, and so every page. A browser asks the host before it uses its copy of this file, as for
 * every file outside `/assets/`.
 */
export const COPY_LIST = 'page-copies';

/** The scripts that many pages share, with their source files as globs. The modules that these import are included. */
const chunks: Readonly<Record<string, readonly string[]>> = {
  framework: ['src/app/framework.ts', 'node_modules/{react,react-dom,scheduler,@tanstack}/**'],
  // The header, footer and notices, the route definitions without components, and the shared sections.
  shell: [
    // The one stylesheet joins the styles of the chunks in turn: these come before those of the components.
    'src/languages/*/fonts/fonts.css',
    'src/ui/{fallback-fonts,base,patterns}.css',
    'src/app/{hydrate.tsx,complete-icon-sheet.ts}',
    'src/shell/**',
    // Few pages show these three lists.
    'src/content/!(home|jobs|subjects).ts',
    // Small modules that several pages import. Otherwise each would become its own file.
    'src/browser/{hydration,moments,network}.ts',
    'src/ui/{ActionLink,BelowFirstScreen,EmailLink}.tsx',
    'src/sections/tile-columns.ts',
    sharedSections,
  ],
};

/** Rolldown's groups. A `?` in an id marks the page of a route. A file in no group is bundled for the pages that import it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // The services' pages have two templates.
    ...Object.entries({
      ...chunks,
      'service-sections': ['src/sections/{Excellence,Reasons,Solutions}.tsx'],
    }).map(([name, files]) => ({
      name,
      test: (id: string) => !id.includes('?') && files.some((glob) => isIn(id, glob)),
    })),
    { name: COPY_LIST, test: /^\0virtual:copy\/(?:pages|services|industries)$/ },
  ],
};

/**
 * The chunk that names the files with the app's code (plugins/pages/app-modules.ts). The pages name this chunk instead of those
 * files. Its name has no hash either, so a change of the code changes no page.
 */
export const LOADER = 'entry-loader';

/** The name of a script's file. */
export const chunkFileNames = ({ name }: { readonly name: string }) =>
  name === COPY_LIST || name === LOADER ? `${name}.js` : 'assets/[name]-[hash].js';

/** Fails the build if a section that is not listed is in a shared chunk, because a module of this chunk imports it. */
export function checkChunks(): Plugin {
  return {
    name: 'check-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const shared = Object.values(bundle).filter(({ name = '' }) => name in chunks);
      const misplaced = shared
        .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
        .filter((id) => isIn(id, 'src/sections/*.tsx') && !isIn(id, sharedSections));
      if (misplaced.length === 0) return;
      this.error(`list in plugins/chunks/chunks.ts, or import elsewhere: ${misplaced.join(', ')}`);
    },
  };
}

/** Whether a module's path from the project's folder matches a glob. */
function isIn(id: string, glob: string): boolean {
  return matchesGlob(relative(process.cwd(), id).replaceAll(sep, '/'), glob);
}
