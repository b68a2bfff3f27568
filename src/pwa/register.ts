import { Workbox } from 'workbox-window';

/**
 * Registers the offline worker once the page has loaded, so that filling the cache does not
 * compete with the first view. A browser that refuses leaves a site that works online.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const register = async () => {
    // The worker's script is always asked for anew: a cached one would hold visitors back.
    const workbox = new Workbox(workerAddress(), { updateViaCache: 'none' });
    try {
      await workbox.register();
    } catch (error) {
      console.warn('The site is not available offline:', error);
    }
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', register, { once: true });
}

/** The policy's Trusted Types rule accepts no plain string here. */
function workerAddress() {
  const address = '/service-worker.js';
  if (!window.trustedTypes) return address;
  const policy = window.trustedTypes.createPolicy('service-worker', {
    createScriptURL: (script) => script,
  });
  return policy.createScriptURL(address);
}
