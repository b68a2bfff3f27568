import type { StoringMessage } from '#content/storing.ts';
import { createOfflineUse } from './offline-use-store.ts';

/** The page's one offline use. */
export const offlineUse = createOfflineUse(storeSite);

/**
 * Reports what the worker stores, perhaps because another tab asked for it, and that it has stored the site. Returns a
 * function that stops this.
 */
export function followWorker(): () => void {
  const report = ({ data }: MessageEvent<unknown>) => {
    if (isStoringMessage(data)) offlineUse.progress(data.storedFiles, data.files);
  };
  const { serviceWorker } = navigator;
  void serviceWorker.ready.then(offlineUse.complete);
  serviceWorker.addEventListener('message', report);
  return () => serviceWorker.removeEventListener('message', report);
}

/** Registers the worker, unless it is storing the site already. Rejects if it could not store the site. */
async function storeSite(): Promise<void> {
  const { registerServiceWorker } = await import('./register.ts');
  const { serviceWorker } = navigator;
  if (!(await serviceWorker.getRegistration())?.installing) await registerServiceWorker();
  const registration = await serviceWorker.getRegistration();
  if (registration?.active) return;
  const worker = registration?.installing ?? registration?.waiting;
  await new Promise<void>((resolve, reject) => {
    const reportEnd = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant') reject(new Error('the site is not stored'));
    };
    worker?.addEventListener('statechange', reportEnd);
    reportEnd();
  });
}

/** Workers also send other messages, such as those of src/offline/worker/kept-messages.ts. */
function isStoringMessage(data: unknown): data is StoringMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'STORING';
}
