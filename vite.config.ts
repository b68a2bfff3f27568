import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig, type UserConfig } from 'vite';
import { readPort, siteFolder } from './deploy/options.ts';
import { chunkFileNames, codeSplitting } from './plugins/chunks/chunks.ts';
import { copy } from './plugins/copy/copy.ts';
import { copyOfDelivery, delivery } from './plugins/delivery/delivery.ts';
import { drawings } from './plugins/drawings/drawings.ts';
import { languageFiles } from './plugins/files/language-files.ts';
import { compression, releaseList } from './plugins/files/last-files.ts';
import { thirdPartyNotices } from './plugins/files/third-party-notices.ts';
import { iconShapes } from './plugins/icons/icons.ts';
import { developmentPage } from './plugins/pages/development-page.ts';
import { prerender } from './plugins/pages/prerender.ts';
import { notice, siteModule } from './plugins/pages/site-modules.ts';
import { plateFiles } from './plugins/plates/plates.ts';
import { deliveryOf, type Settings, settingsOfEnvironment, siteOf } from './plugins/settings.ts';
import { offline } from './plugins/worker/offline.ts';
import { offlineSize } from './plugins/worker/offline-size.ts';
import { oldestBrowsers } from './src/content/oldest-browsers.ts';
import { unoConfig } from './uno.config.ts';

/** The configuration of a build, into the folder of the site's language or into another one. */
export function siteConfig(settings: Settings, outDir?: string): UserConfig {
  const { language } = settings;
  const site = siteOf(settings);
  const form = deliveryOf(settings);
  const notices = thirdPartyNotices();
  const folder = outDir ?? siteFolder(site.language);
  return {
    server: address(),
    plugins: [
      copy(language, form === 'simulated' ? undefined : copyOfDelivery(language, form)),
      delivery(form),
      notice(),
      siteModule(language, site),
      languageFiles(site.language),
      react(),
      unocss({ configFile: false, ...unoConfig(site.origin) }),
      optimizeLocales.vite({ locales: [site.language] }),
      drawings(),
      plateFiles(language),
      iconShapes(),
      developmentPage(language),
      prerender(site),
      notices.collect(),
      offlineSize(),
      ...offline(settings.worker, site, [delivery(form), notices.collect()]),
      notices.write,
      compression(),
      releaseList(settings),
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
        build: {
          outDir: outDir ? `${outDir}-prerender` : join('node_modules/.prerender', folder),
          copyPublicDir: false,
          rolldownOptions: { input: { 'entry-prerender': 'src/app/entry-prerender.tsx' } },
        },
      },
      client: {
        build: {
          outDir: folder,
          target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
          modulePreload: { polyfill: false },
          cssCodeSplit: false,
          rolldownOptions: {
            input: ['src/app/entry-loader.ts', 'src/app/entry-client.ts'],
            output: {
              // Without groups, every shared section would become its own file.
              codeSplitting,
              chunkFileNames,
              entryFileNames: chunkFileNames,
            },
          },
        },
      },
    },
  };
}

/** Where `npm run dev` listens: as `npm start`, at PORT and nowhere else. */
const address = () => {
  const { PORT } = process.env;
  return PORT === undefined ? {} : { port: readPort(PORT), strictPort: true };
};

export default defineConfig(() => siteConfig(settingsOfEnvironment()));
