import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vitest/config';
import { catalogs } from './build/catalog/catalogs.ts';
import { companyFacts } from './build/catalog/company-facts.ts';
import { developmentJson } from './build/catalog/development-json.ts';
import { pseudoLocale } from './build/catalog/pseudo-locale.ts';
import { checkChunks, codeSplitting } from './build/chunks/code-splitting.ts';
import { drawings } from './build/drawings/drawings.ts';
import { compression } from './build/files/compression.ts';
import { thirdPartyNotices } from './build/files/third-party-notices.ts';
import { iconShapes } from './build/icons/icon-shapes.ts';
import { developmentPage } from './build/pages/development-page.ts';
import { pageLocale } from './build/pages/page-locale.ts';
import { prerender } from './build/pages/prerender.ts';
import { offline } from './build/worker/offline.ts';
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
    checkChunks(),
    prerender(),
    notices.collect(),
    ...offline(mode, [notices.collect()]),
    notices.write,
    compression(),
  ],
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
            codeSplitting,
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
          include: [
            '{src,build,tools,repository,deploy,e2e,a11y,bench,listen,workbench}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.{pseudo,built}.test.*'],
        },
      },
      { extends: true, test: { name: 'pseudo', include: ['build/**/*.pseudo.test.ts'] } },
      {
        extends: true,
        test: { name: 'built', include: ['{build,tools,repository,deploy}/**/*.built.test.ts'] },
      },
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
