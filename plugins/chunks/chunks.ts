import { matchesGlob, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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

/**
 * The scripts to preload before a part is imported: not the part itself, which is requested at the same moment, and not the
 * shared chunks, which every page has loaded. Their names would be 0.3 KB.
 */
export const partsToPreload = (
  part: string,
  scripts: readonly string[],
  { hostId }: { readonly hostId: string },
) =>
  // A page's copy imports no script that the page's component does not import, too.
  hostId.startsWith(COPY_LIST)
    ? []
    : scripts.filter((script) => script !== part && !shared.test(script));

const shared = /^assets\/(?:rolldown-runtime|framework|shell)-|^page-copies/;

/**
 * Replaces Vite's module, which every dynamic import of the site calls, by one that is 0.4 KB smaller with brotli: it preloads
 * the scripts that a part imports, and reports a part that is missing as `vite:preloadError`. Vite's own module also waits for
 * style sheets, and the site has only one (`cssCodeSplit`).
 */
export const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `
export const __vitePreload = (load, scripts = []) => {
  const missing = scripts.filter((script) => !document.querySelector('link[href="/' + script + '"]'));
  document.head.append(...missing.map((script) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + script })));
  return load().catch((error) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    if (dispatchEvent(event)) throw error;
  });
};`,
  },
};
