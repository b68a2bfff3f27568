import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { catalogs } from './build/catalog/catalogs.ts';
import { developmentJson } from './build/catalog/development-json.ts';
import { pseudoLocale } from './build/catalog/pseudo-locale.ts';
import { site } from './build/catalog/site.ts';
import { checkChunks, codeSplitting } from './build/chunks/code-splitting.ts';
import { compressShell } from './build/chunks/compress-shell.ts';
import { partsToPreload, smallPreloadHelper } from './build/chunks/preload-helper.ts';
import { delivery, deliveryOf } from './build/delivery/delivery.ts';
import { deliveryMessages } from './build/delivery/delivery-messages.ts';
import { drawings } from './build/drawings/drawings.ts';
import { compression } from './build/files/compression.ts';
import { languageFiles } from './build/files/language-files.ts';
import { releaseList } from './build/files/release-list.ts';
import { thirdPartyNotices } from './build/files/third-party-notices.ts';
import { iconShapes } from './build/icons/icon-shapes.ts';
import { notice } from './build/notice/notice.ts';
import { developmentPage } from './build/pages/development-page.ts';
import { pageLocale } from './build/pages/page-locale.ts';
import { prerender } from './build/pages/prerender.ts';
import { rootOfDomain } from './build/pages/root-of-domain.ts';
import { siteModule } from './build/pages/site-module.ts';
import { plateFiles } from './build/plates/plate-files.ts';
import { offline } from './build/worker/offline.ts';
import { offlineSize } from './build/worker/offline-size.ts';
import { readPort } from './deploy/options.ts';
import { siteFolder } from './deploy/site-folder.ts';
import { oldestBrowsers } from './src/content/oldest-browsers.ts';

const notices = thirdPartyNotices();

const language = (mode: string) => (pseudoLocale(mode) ? mode : site.language);

const contactForm = (mode: string) => {
  const setting = deliveryOf(mode);
  return setting === 'simulated'
    ? [delivery(setting)]
    : [delivery(setting), deliveryMessages(language(mode), setting)];
};

/** Where `npm run dev` listens: as `npm start`, at PORT and nowhere else. */
const address = () => {
  const { PORT } = process.env;
  return PORT === undefined ? {} : { port: readPort(PORT), strictPort: true };
};

export default defineConfig(({ mode }) => ({
  appType: 'custom',
  server: address(),
  plugins: [
    rootOfDomain(site.origin),
    // `--mode en-XA` builds or tests with a pseudo-locale.
    catalogs(language(mode)),
    // `--mode receiver` builds with the form that sends.
    ...contactForm(mode),
    // `--mode notice` builds with the notice of an unusual day.
    notice(mode),
    pageLocale(language(mode)),
    siteModule(site),
    languageFiles(site.language),
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
    optimizeLocales.vite({ locales: [site.language] }),
    drawings(),
    plateFiles(language(mode)),
    iconShapes(),
    developmentPage(language(mode)),
    checkChunks(),
    compressShell(),
    smallPreloadHelper(),
    prerender(),
    notices.collect(),
    offlineSize(),
    ...offline(mode, [delivery(deliveryOf(mode)), notices.collect()]),
    notices.write,
    compression(),
    releaseList(mode),
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
      // Plugins change only bundled packages: otherwise React Aria would prerender every language as American English
      // (build/pages/page-locale.ts).
      resolve: { noExternal: true },
      build: {
        outDir: `node_modules/.prerender/${site.language}`,
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-prerender': 'src/entry-prerender.tsx' } },
      },
    },
    client: {
      build: {
        outDir: siteFolder(site.language),
        target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
        modulePreload: { polyfill: false, resolveDependencies: partsToPreload },
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['src/entry-loader.ts', 'src/entry-client.ts'],
          output: {
            // Without groups, every shared section would become its own file.
            codeSplitting,
          },
        },
      },
    },
  },
}));
