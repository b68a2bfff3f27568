import { Workbox } from 'workbox-window';

/**
 * workbox-window for the site's worker; null in browsers without service workers. `updateViaCache: 'none'`
 * bypasses the HTTP cache, because a cached script would delay updates.
 */
export const workbox =
  'serviceWorker' in navigator ? new Workbox(workerUrl(), { updateViaCache: 'none' }) : null;

/** The content security policy requires Trusted Types: it accepts no plain string as a worker's URL. */
function workerUrl() {
  const url = '/service-worker.js';
  if (!window.trustedTypes) return url;
  const policy = window.trustedTypes.createPolicy('service-worker', {
    createScriptURL: (script) => script,
  });
  return policy.createScriptURL(url);
}
