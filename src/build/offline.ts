import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { webManifest } from './web-manifest.ts';

/** The service worker with its precache list, and the web app manifest. */
export function offline(): Plugin[] {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // The page registers the worker itself, after load (src/pwa).
    injectRegister: false,
    manifest: webManifest,
    includeManifestIcons: false,
    injectManifest: {
      // Of the film one format, the one that is asked for first.
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,ico}', 'film/*.{webm,webp}'],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, url: publicAddress(entry.url) })),
        }),
      ],
      // The names under assets/ carry a hash of their content already.
      dontCacheBustURLsMatching: /^\/?assets\//,
    },
    integration: { closeBundleOrder: 'post' },
  });
  // vite-plugin-pwa 2.0.0 knows no environments: without this it would also run for the prerender.
  return plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: (environment) => environment.name === 'client',
  }));
}

/**
 * Precaches pages by the address they are visited at. Some hosts redirect `/about.html` to
 * `/about`, and the 404 page is precached by its own name because its address is every other one.
 */
function publicAddress(file: string): string {
  const address = `/${file}`;
  return address === '/404.html' ? address : canonicalPathname(address);
}
