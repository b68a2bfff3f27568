import { followUpdates } from './follow-updates.ts';
import { showUpdateNotices } from './update-notice.ts';
import { updates } from './updates.ts';
import { workerWindow } from './worker-window.ts';

/**
 * Registers the offline worker and follows its updates; throws where the browser refuses it. One
 * that has no workers leaves a site that works online.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!workerWindow) {
    console.info('The site is not available offline: this browser has no service workers.');
    return;
  }
  showUpdateNotices(updates);
  await followUpdates(workerWindow, navigator.serviceWorker, document, updates);
}
