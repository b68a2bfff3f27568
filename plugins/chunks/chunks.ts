import { matchesGlob, relative, sep } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * The chunk that names the files with the pages' copy. Its own name has no hash: a changed sentence of one page would otherwise
 * change the names of all scripts, and so every page. A browser asks the host before it uses its copy of this file, as for
 * every file outside `/assets/`.
 */
const COPY_LIST = 'page-copies';

/**
 * The chunk that names the files with the app's code (plugins/pages/app-modules.ts). The pages name this chunk instead of those
 * files. Its name has no hash either, so a change of the code changes no page.
 */
export const LOADER = 'entry-loader';

/** The name of a script's file. */
export const chunkFileNames = ({ name }: { readonly name: string }) =>
  name === COPY_LIST || name === LOADER ? `${name}.js` : 'assets/[name]-[hash].js';

/** The scripts that many pages share, with their source files as globs. The modules that these import are included. */
const chunks: Readonly<Record<string, readonly string[]>> = {
  framework: ['src/app/framework.ts', 'node_modules/{react,react-dom,scheduler,@tanstack}/**'],
  // The header, footer and notices, the route definitions without components, and the sections that most pages show.
  shell: [
    // The one stylesheet joins the styles of the chunks in turn: these come before those of the components.
    'src/languages/*/fonts/fonts.css',
    'src/ui/{fallback-fonts,base,patterns}.css',
    'src/app/{hydrate.tsx,complete-icon-sheet.ts}',
    'src/shell/**',
    // Few pages use these.
    'src/content/!(jobs|storing|subjects|time-of-day).ts',
    // Small modules that several pages import. Otherwise each would become its own file.
    'src/browser/{hydration,moments,network}.ts',
    'src/ui/{ActionLink,BelowFirstScreen,ContactLinks}.tsx',
    'src/sections/tile-columns.ts',
    // A section that one of these imports goes to every page, too; `npm run size` sees it.
    'src/sections/{ArrowLink,Breadcrumbs,CallToAction,Contents,PageHero,Plate,PlateDetail,PlateViewChoice,RelatedPages,RuledCards,SectionHeading,Statistics}.tsx',
  ],
  // The services' pages have two templates.
  'service-sections': ['src/sections/{Excellence,Reasons,Solutions}.tsx'],
};

/** Rolldown's groups. A file in no group is bundled for the pages that import it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    ...Object.entries(chunks).map(([name, globs]) => ({
      name,
      test: (id: string) => {
        const path = relative(process.cwd(), id).replaceAll(sep, '/');
        return globs.some((glob) => matchesGlob(path, glob));
      },
    })),
    { name: COPY_LIST, test: /^\0virtual:copy\/(?:pages|services|industries)$/ },
  ],
};
