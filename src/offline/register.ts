import 'virtual:delivery/page';
import copy from 'virtual:copy/offline';
import { Workbox } from 'workbox-window';
import { savesData, workerAtStart } from '#browser/network.ts';
import { holdsUnsavedText } from '#browser/unsaved-text.ts';
import { RELEASES, type StoreAgainMessage } from '#content/storing.ts';
import { showNotice } from '#ui/Toasts.tsx';
import { followUpdates } from './follow-updates.ts';
import { createUpdates, type UpdatesState } from './updates.ts';

let register: (() => Promise<void>) | undefined;

/**
 * Registers the service worker and shows its updates. Rejects if the browser refuses the registration. In a
 * browser without service workers, the site works online only. Can be called again if the site could not be stored.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    console.info('The site is not available offline: this browser has no service workers.');
    return;
  }
  register ??= followWorker();
  await register();
  if (savesData()) return;
  // Not awaited, because it never ends where no worker can be active.
  storeAgain().catch((error: unknown) => {
    console.info('Whether the site is stored is not known:', error);
  });
}

/** Programs that clean a computer may empty the cache alone: then the worker is there, but stores nothing. */
async function storeAgain(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (await caches.match(RELEASES)) return;
  active?.postMessage({ type: 'STORE_AGAIN' } satisfies StoreAgainMessage);
}

/** Follows the worker's versions and shows the notices about them. Returns the function that registers the worker. */
function followWorker(): () => Promise<void> {
  const updates = createUpdates({
    reload: () => window.location.reload(),
    holdsText: holdsUnsavedText,
  });
  const { updates: texts } = copy;
  const actions = [
    { label: texts.reload, onPress: updates.accept },
    { label: texts.later, onPress: updates.postpone },
  ];
  let shown: NoticeId | null = null;
  let dismiss = () => {};
  updates.store.subscribe((state) => {
    const id = noticeId(state);
    // The same notice stays when a still newer version is found.
    if (id === shown) return;
    shown = id;
    dismiss();
    dismiss =
      id === null
        ? () => {}
        : showNotice({ ...texts[id], actions: id === 'activating' ? [] : actions });
  });
  const workbox = new Workbox(workerUrl());
  if (workerAtStart) updates.controlled(workerAtStart);
  return followUpdates(workbox, navigator.serviceWorker, document, updates, savesData);
}

type NoticeId = 'waiting' | 'replaced' | 'unsaved' | 'activating';

/** The notice of a state; null where the visitor is told nothing. */
function noticeId(state: UpdatesState): NoticeId | null {
  if (state.status === 'activating') return 'activating';
  if (!('notice' in state) || state.notice === 'none') return null;
  return state.notice === 'warning' ? 'unsaved' : state.status;
}

/** The content security policy requires Trusted Types: it accepts no plain string as a worker's URL. */
function workerUrl() {
  const url = '/service-worker.js';
  if (!window.trustedTypes) return url;
  const policy = window.trustedTypes.createPolicy('service-worker', {
    createScriptURL: (script) => script,
  });
  return policy.createScriptURL(url);
}
