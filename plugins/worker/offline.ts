import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import type { Site } from '#content/languages.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { webManifest } from '#plugins/files/web-manifest.ts';
import type { Settings } from '#plugins/settings.ts';
import {
  checkPrecacheLimits,
  inPrecacheOrder,
  leftOutFiles,
  precachedFiles,
  TOTAL_BYTES,
} from './precache-list.ts';

const precachingWorker = (outDir: () => string): Partial<VitePWAOptions['injectManifest']> => ({
  globPatterns: precachedFiles,
  globIgnores: leftOutFiles,
  // Larger files would be left out. The limits are in precache-list.ts, which fails the build.
  maximumFileSizeToCacheInBytes: TOTAL_BYTES,
  manifestTransforms: [
    (entries) => {
      checkPrecacheLimits(entries);
      const manifest = inPrecacheOrder(entries).map((entry) => ({
        ...entry,
        url: publicAddress(entry.url),
        // The browser refuses a file of another release, which a deployment during the installation would bring.
        integrity: `sha256-${hash('sha256', readFileSync(join(outDir(), entry.url)), 'base64')}`,
      }));
      return { manifest };
    },
  ],
  // File names in assets/ already contain a hash of the content.
  dontCacheBustURLsMatching: /^\/?assets\//,
});

/**
 * The service worker with its precache list, and the web app manifest. The worker `kill-switch` unregisters itself and so
 * removes the worker of visitors. All other files stay the same, so that open pages can still load theirs.
 */
export function offline(worker: Settings['worker'], site: Site, workerPlugins: Plugin[]): Plugin[] {
  const isKillSwitch = worker === 'kill-switch';
  let outDir = '';
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: isKillSwitch ? 'src/offline/worker/kill-switch' : 'src/offline/worker',
    filename: 'service-worker.ts',
    // The page registers the worker itself when it is idle (src/offline).
    injectRegister: false,
    manifest: webManifest(site),
    includeManifestIcons: false,
    injectManifest: {
      // The kill switch has no precache list.
      ...(isKillSwitch ? { injectionPoint: '' } : precachingWorker(() => outDir)),
      buildPlugins: { vite: workerPlugins },
    },
    integration: { closeBundleOrder: 'post' },
  });
  const findOutDir: Plugin = {
    name: 'offline-folder',
    configResolved(config) {
      outDir = resolve(config.root, config.environments['client']?.build.outDir ?? '');
    },
  };
  // vite-plugin-pwa 2.0.0 does not support environments, and would also run for the ssr environment.
  return [findOutDir, ...plugins].map((plugin) => ({
    ...plugin,
    applyToEnvironment: (environment) => environment.name === 'client',
  }));
}

/**
 * The address of a precached file. A page has its canonical address, because some hosts redirect
 * `/about.html` to `/about`. The not-found page has no address of its own and keeps its file name.
 */
function publicAddress(file: string): string {
  const address = `/${file}`;
  return address === NOT_FOUND_ADDRESS ? address : canonicalPathname(address);
}
