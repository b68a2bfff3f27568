import 'virtual:delivery/page';
import { followUpdates } from './follow-updates.ts';
import { showUpdateNotices } from './update-notice.ts';
import { updates } from './updates.ts';
import { workbox } from './workbox.ts';

/**
 * Registers the service worker and shows its updates. Rejects if the browser refuses the registration. In a
 * browser without service workers, the site works online only.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!workbox) {
    console.info('The site is not available offline: this browser has no service workers.');
    return;
  }
  showUpdateNotices(updates);
  await followUpdates(workbox, navigator.serviceWorker, document, updates);
}
