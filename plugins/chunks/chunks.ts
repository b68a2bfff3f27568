import { matchesGlob, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Sections that most pages show. Only the pages that show another section load it. */
const sharedSections = [
  'ArrowLink',
  'Breadcrumbs',
  'CallToAction',
  'Excellence',
  'PageHero',
  'Reasons',
  'RelatedPages',
  'SectionHeading',
  'Solutions',
  'Statistics',
].map((name) => `src/sections/${name}.tsx`);

/** Lists of `src/content` that few pages show. Only those pages load them. */
const pageContent = ['home', 'jobs', 'subjects'];

/**
 * Chunks that name the files of all pages, by their modules. Their own names have no hash, so that a changed sentence of one
 * page does not change the names of all scripts, and so all pages. Hosts let no cache keep these files unasked, as every file
 * outside `/assets/`.
 */
const lists = {
  'page-copies': /^\0virtual:copy\/(?:pages|services|industries)$/,
  'page-files': /^\0virtual:page-files$/,
};

/** The scripts that many pages share, with their source files as globs. The modules that these import are included. */
const chunks: Readonly<Record<string, readonly string[]>> = {
  framework: [
    'src/app/framework.ts',
    'node_modules/{react,react-dom,scheduler}/**',
    'node_modules/@tanstack/**',
  ],
  // The header, footer and notices, the route definitions without components, and the shared sections.
  shell: [
    // The one stylesheet joins the styles of the chunks in turn: these come before those of the components.
    'src/languages/*/fonts/fonts.css',
    'src/ui/{fallback-fonts,base,patterns}.css',
    'src/app/{hydrate.tsx,complete-icon-sheet.ts}',
    'src/shell/**',
    `src/content/!(${pageContent.join('|')}).ts`,
    // Small modules that several pages import. Otherwise each would become its own file.
    'src/browser/{hydration,moments,network}.ts',
    'src/ui/{ActionLink,BelowFirstScreen,EmailLink}.tsx',
    'src/sections/tile-columns.ts',
    ...sharedSections,
  ],
};

/** Rolldown's groups. A `?` in an id marks the page of a route. A file in no group is bundled for the pages that import it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    ...Object.entries(chunks).map(([name, files]) => ({
      name,
      test: (id: string) =>
        !id.includes('?') && files.some((glob) => matchesGlob(relativeToRoot(id), glob)),
    })),
    ...Object.entries(lists).map(([name, test]) => ({ name, test })),
  ],
};

/** The name of a script's file. */
export const chunkFileNames = ({ name }: { readonly name: string }) =>
  name in lists ? `${name}.js` : 'assets/[name]-[hash].js';

/** Fails the build if a section that is not listed is in a shared chunk, because a module of this chunk imports it. */
export function checkChunks(): Plugin {
  return {
    name: 'check-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const misplaced = Object.values(bundle)
        .flatMap((output) =>
          output.type === 'chunk' && output.name in chunks ? output.moduleIds : [],
        )
        .map(relativeToRoot)
        .filter(
          (file) => matchesGlob(file, 'src/sections/*.tsx') && !sharedSections.includes(file),
        );
      if (misplaced.length > 0) {
        throw new Error(
          `every page would load ${misplaced.join(', ')}: list it in plugins/chunks/chunks.ts or import it elsewhere`,
        );
      }
    },
  };
}

const virtualModule = 'virtual:page-files';
const placeholder = '@page-files@';
/** The page of a route, or its copy. */
const pageModule = /\.tsx\?tsr-split=|\.json\?copy$/;

/** `virtual:page-files` exports the addresses of the scripts of all pages, with spaces between, except those that every page loads at first. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    resolveId: (id) => (id === virtualModule ? `\0${id}` : null),
    load: (id) => (id === `\0${virtualModule}` ? `export default '${placeholder}'` : null),
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle).filter((output) => output.type === 'chunk');
      const list = outputs.find(({ name }) => name === 'page-files');
      if (!list) return;
      const files = new Set<string>();
      const add = (fileName: string) => {
        const output = outputs.find((each) => each.fileName === fileName);
        if (!output || output.name in chunks || output.name in lists) return;
        files.add(`/${fileName}`);
        for (const imported of output.imports) add(imported);
      };
      for (const { fileName, facadeModuleId } of outputs) {
        if (facadeModuleId && pageModule.test(facadeModuleId)) add(fileName);
      }
      list.code = list.code.replace(placeholder, [...files].join(' '));
    },
  };
}

/** The path of a module from the project's folder, with `/` on every system. */
function relativeToRoot(id: string): string {
  return relative(process.cwd(), id).replaceAll(sep, '/');
}
