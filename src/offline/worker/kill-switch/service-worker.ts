declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces a defective worker at the same URL (`npm run build -- --worker kill-switch`): it activates at
 * once, deletes every cache and unregisters itself. Open pages stay, and the host serves them from then
 * on. vite-plugin-pwa's `selfDestroying` would reload them, and typed text would be lost.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } finally {
    // Also if the caches cannot be deleted: a broken storage may be why the site needs this worker.
    await self.registration.unregister();
  }
}
