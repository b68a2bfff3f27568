import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vitest/config';
import { catalogs } from './src/build/catalog/catalogs.ts';
import { companyFacts } from './src/build/catalog/company-facts.ts';
import { pseudoLocale } from './src/build/catalog/pseudo-locale.ts';
import { compression } from './src/build/compression.ts';
import { developmentJson } from './src/build/development-json.ts';
import { developmentPage } from './src/build/development-page.ts';
import { drawings } from './src/build/drawings.ts';
import { iconShapes } from './src/build/icon-shapes.ts';
import { offline } from './src/build/offline.ts';
import { pageLocale } from './src/build/page-locale.ts';
import { prerender } from './src/build/prerender.ts';
import { thirdPartyNotices } from './src/build/third-party-notices.ts';
import { company } from './src/content/company.ts';

const notices = thirdPartyNotices();

const language = (mode: string) => (pseudoLocale(mode) ? mode : company.language);

export default defineConfig(({ mode }) => ({
  appType: 'custom',
  plugins: [
    // `--mode en-XA` builds or tests with a pseudo-locale.
    catalogs(language(mode), companyFacts),
    pageLocale(language(mode)),
    developmentJson(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
    }),
    react(),
    unocss(),
    { ...optimizeLocales.vite({ locales: [company.language] }), enforce: 'pre' },
    drawings(),
    iconShapes(),
    developmentPage(),
    prerender(),
    notices.collect(),
    ...offline(mode, [notices.collect()]),
    notices.write,
    compression(),
  ],
  resolve: {
    alias: [
      {
        // The router's store asks for a stand-in of what React has had of its own since version 18.
        find: /^use-sync-external-store\/shim$/,
        replacement: 'react',
      },
    ],
  },
  builder: {
    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      if (!ssr || !client) throw new Error('the build needs its ssr and client environments');
      await builder.build(ssr);
      await builder.build(client);
    },
  },
  environments: {
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: 'node_modules/.prerender',
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-prerender': 'src/entry-prerender.tsx' } },
      },
    },
    client: {
      build: {
        outDir: 'dist',
        modulePreload: { polyfill: false },
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['src/entry-loader.ts', 'src/entry-client.ts'],
          output: {
            // Without groups every shared section would be a file of its own.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /src\/framework\.ts|node_modules\/(react|react-dom|scheduler|@tanstack)\//,
                },
                {
                  // Of the routes their definitions, not the components that the router plugin splits
                  // from them. What few pages draw is theirs to load.
                  name: 'shell',
                  test: /src\/(hydrate|routeTree|router|shell|sections\/(?!CheckGrid|Checklists|LegalText|OnwardLinks|RuledCards|Steps|SurveySheet)|content|catalog\/(?!en)|ui\/(?!.*Field|page-locale|ToastRegion|toast-focus|link-rate)|routes\/[^/-][^/?]*\.tsx$)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // Most of a run would be importing the same modules anew for every file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,deploy,e2e,a11y,bench,listen}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{pseudo,built}.test.*'],
        },
      },
      { extends: true, test: { name: 'pseudo', include: ['src/**/*.pseudo.test.ts'] } },
      { extends: true, test: { name: 'built', include: ['{src,deploy}/**/*.built.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'listen',
          include: ['listen/*.listen.ts'],
          // One screen reader at a time.
          fileParallelism: false,
          // A page of two hundred lines, on a machine that may be busy.
          testTimeout: 600_000,
          hookTimeout: 120_000,
          tags: [{ name: 'sample', description: 'what `npm test` hears, too' }],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['engines/journeys/*.test.ts'],
          // One browser at a time.
          fileParallelism: false,
          // Every route is one journey, on a machine that may be busy.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000, interval: 50 } },
          tags: [{ name: 'sample', description: 'what `npm test` does in Firefox and WebKit' }],
        },
      },
    ],
  },
}));
