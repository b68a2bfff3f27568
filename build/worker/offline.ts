import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { webManifest } from '#build/files/web-manifest.ts';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { filmSources } from '#content/film.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { checkPrecacheLimits, TOTAL_BYTES } from './precache-limits.ts';
import { inPrecacheOrder } from './precache-order.ts';

/**
 * `vite build --mode kill-switch`: a worker that ends the one visitors have. Nothing else differs, so
 * that pages which are open find the files they lack; pages register it, and it leaves again.
 */
const KILL_SWITCH = 'kill-switch';

const workerWithPrecache: Partial<VitePWAOptions['injectManifest']> = {
  // The film in every format: the worker stores the one that its browser plays.
  globPatterns: [
    '**/*.{html,js,json,css,woff2,svg,png,ico}',
    ...filmSources.map(({ src }) => src.slice(1)),
  ],
  // Other sites and app stores show these; no page of ours does.
  globIgnores: ['share/**', 'screenshots/**'],
  // Files above it would be left out; precache-limits.ts has the ceilings, and fails the build.
  maximumFileSizeToCacheInBytes: TOTAL_BYTES,
  manifestTransforms: [
    (entries) => {
      checkPrecacheLimits(entries);
      const manifest = inPrecacheOrder(entries).map((entry) => ({
        ...entry,
        url: publicAddress(entry.url),
      }));
      return { manifest };
    },
  ],
  // The names under assets/ carry a hash of their content already.
  dontCacheBustURLsMatching: /^\/?assets\//,
};

const workerThatEnds: Partial<VitePWAOptions['injectManifest']> = {
  // It has no precache list to fill in.
  injectionPoint: '',
};

/** The service worker with its precache list, and the web app manifest. */
export function offline(mode: string, workerPlugins: Plugin[]): Plugin[] {
  const ends = mode === KILL_SWITCH;
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: ends ? 'src/service-worker/kill-switch' : 'src/service-worker',
    filename: 'service-worker.ts',
    // The page registers the worker itself, when it rests (src/pwa).
    injectRegister: false,
    manifest: webManifest,
    includeManifestIcons: false,
    injectManifest: {
      ...(ends ? workerThatEnds : workerWithPrecache),
      buildPlugins: { vite: workerPlugins },
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
  return address === NOT_FOUND_ADDRESS ? address : canonicalPathname(address);
}
