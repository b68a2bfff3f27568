import { Workbox } from 'workbox-window';
import { holdsUnsavedText } from '#document/unsaved-text.ts';
import { followUpdates } from './follow-updates.ts';
import { showUpdateNotices } from './update-notice.ts';
import { createUpdateStore } from './update-store.ts';

/**
 * Registers the offline worker and follows its updates; throws where the browser refuses it. One
 * that has no workers leaves a site that works online.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    console.info('The site is not available offline: this browser has no service workers.');
    return;
  }
  // The worker's script is always asked for anew: a cached one would hold visitors back.
  const workbox = new Workbox(workerAddress(), { updateViaCache: 'none' });
  const updates = createUpdateStore({
    activate: () => workbox.messageSkipWaiting(),
    reload: () => window.location.reload(),
    holdsText: holdsUnsavedText,
  });
  showUpdateNotices(updates);
  await followUpdates(workbox, navigator.serviceWorker, document, updates);
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
