import { Workbox } from 'workbox-window';

/**
 * The page's side of its worker; null where the browser has no workers. The worker's script is always
 * asked for anew: a cached one would hold visitors back.
 */
export const workerWindow =
  'serviceWorker' in navigator ? new Workbox(workerAddress(), { updateViaCache: 'none' }) : null;

/** The policy's Trusted Types rule accepts no plain string here. */
function workerAddress() {
  const address = '/service-worker.js';
  if (!window.trustedTypes) return address;
  const policy = window.trustedTypes.createPolicy('service-worker', {
    createScriptURL: (script) => script,
  });
  return policy.createScriptURL(address);
}
