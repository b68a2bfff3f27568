declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of a worker that has gone wrong (`npm run build -- --mode kill-switch`): at once,
 * at the same address, it clears every cache and unregisters itself. Open pages stay as they are
 * and are served by the host from then on; vite-plugin-pwa's `selfDestroying` would reload them,
 * and what was typed would be lost.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
