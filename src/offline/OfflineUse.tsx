import './footer-controls.css';
import offlineCopy from 'virtual:copy/offline';
import { language } from 'virtual:site';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { announce } from '#browser/announcements.ts';
import { createMachine } from '#browser/machine.ts';
import type { StoringMessage } from '#content/storing.ts';
import { Icon } from '#ui/Icon.tsx';
import { passFocusOn } from './InstallApp.tsx';

/** How long a download may bring nothing before the visitor is told, in ms. It goes on if more arrives. */
const STALL_MILLISECONDS = 30_000;

/** `files` is 0 until the worker has reported how many files it stores. */
type OfflineUseState =
  | { readonly status: 'offered' | 'stored' | 'failed' }
  | { readonly status: 'downloading'; readonly storedFiles: number; readonly files: number };

const failed: OfflineUseState = { status: 'failed' };

/**
 * The state machine of offline use for a visitor who saves data (statecharts.md). `storeSite` has the worker store the site;
 * it is no effect of the machine, because `ask` awaits it.
 */
export function createOfflineUse(storeSite: () => Promise<void>) {
  const machine = createMachine<OfflineUseState>({ status: 'offered' }, ({ status }) =>
    status === 'downloading' ? { milliseconds: STALL_MILLISECONDS, next: failed } : null,
  );
  const { store } = machine;
  const isEnded = () => store.getState().status === 'stored';

  return {
    store,
    /** The worker has stored one more file, perhaps because another tab asked for it. */
    progress(storedFiles: number, files: number): void {
      if (!isEnded()) machine.transition({ status: 'downloading', storedFiles, files });
    },
    /** A worker with the whole site is there. */
    complete: () => machine.transition({ status: 'stored' }),
    /** Stores the site. Rejects if the site cannot be stored, which the state also says. */
    async ask(): Promise<void> {
      if (isEnded() || store.getState().status === 'downloading') return;
      machine.transition({ status: 'downloading', storedFiles: 0, files: 0 });
      try {
        await storeSite();
      } catch (error) {
        if (!isEnded()) machine.transition(failed);
        throw error;
      }
    },
  };
}

/** The page's one offline use. */
export const offlineUse = createOfflineUse(storeSite);

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

/**
 * Reports what the worker stores, perhaps because another tab asked for it, and that it has stored the site. Returns a
 * function that stops this.
 */
function followWorker(): () => void {
  const report = ({ data }: MessageEvent<unknown>) => {
    if (isStoringMessage(data)) offlineUse.progress(data.storedFiles, data.files);
  };
  const { serviceWorker } = navigator;
  void serviceWorker.ready.then(offlineUse.complete);
  serviceWorker.addEventListener('message', report);
  return () => serviceWorker.removeEventListener('message', report);
}

/** Workers also send other messages, such as those of src/offline/worker/kept-messages.ts. */
function isStoringMessage(data: unknown): data is StoringMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'STORING';
}

const copy = offlineCopy.use;

/** Says what offline use costs, and has the site stored when the visitor presses the button. */
export function OfflineUse() {
  const state = useStore(offlineUse.store);
  const { status } = state;
  useEffect(followWorker, []);
  useEffect(() => {
    if (status !== 'offered') announce(copy[status]);
  }, [status]);
  return (
    <div className="offline-use">
      {/* One text, because a browser's translation puts texts into elements of its own, which React then cannot remove. */}
      <p>{status === 'offered' ? `${copy.offered} ${size()}` : copy[status]}</p>
      {state.status === 'downloading' && (
        <progress
          aria-label={copy.downloading}
          max={state.files || undefined}
          value={state.files ? state.storedFiles : undefined}
        />
      )}
      {status !== 'stored' && (
        <button
          ref={passFocusOn}
          type="button"
          aria-disabled={status === 'downloading'}
          onClick={ask}
          className="install-control"
        >
          <Icon name="download-simple" className="text-5" />
          <span>{status === 'failed' ? copy.retry : copy.action}</span>
        </button>
      )}
    </div>
  );
}

/** The build writes the number into each page (plugins/worker/offline-size.ts); pages in development have none. */
function size(): string {
  const megabytes = Number(document.documentElement.dataset['offlineMegabytes']);
  if (Number.isNaN(megabytes)) return '';
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(megabytes);
}

function ask(): void {
  offlineUse.ask().catch((reason: unknown) => {
    console.info('The site is not available offline:', reason);
  });
}
