import 'virtual:delivery/page';
import { savesData } from '#browser/network.ts';
import { followUpdates } from './follow-updates.ts';
import { showUpdateNotices } from './update-notice.ts';
import { updates } from './updates.ts';
import { workbox } from './workbox.ts';

let register: (() => Promise<void>) | undefined;

/**
 * Registers the service worker and shows its updates. Rejects if the browser refuses the registration. In a
 * browser without service workers, the site works online only. Can be called again if the site could not be stored.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!workbox) {
    console.info('The site is not available offline: this browser has no service workers.');
    return;
  }
  if (!register) {
    showUpdateNotices(updates);
    register = followUpdates(workbox, navigator.serviceWorker, document, updates, savesData);
  }
  await register();
}
