import { createMachine } from '#browser/machine.ts';

/** How long a download may bring nothing before the visitor is told, in ms. It goes on if more arrives. */
export const STALL_MILLISECONDS = 30_000;

/** `files` is 0 until the worker has reported how many files it stores. */
export type OfflineUseState =
  | { readonly status: 'offered' | 'stored' | 'failed' }
  | { readonly status: 'downloading'; readonly storedFiles: number; readonly files: number };

const failed: OfflineUseState = { status: 'failed' };

/**
 * The state machine of offline use for a visitor who saves data (src/offline/offline-use.md). `store` has the worker store the site;
 * it is no effect of the machine, because `ask` awaits it.
 */
export function createOfflineUse(store: () => Promise<void>) {
  const machine = createMachine<OfflineUseState>({ status: 'offered' }, ({ status }) =>
    status === 'downloading' ? { milliseconds: STALL_MILLISECONDS, next: failed } : null,
  );
  const { transition } = machine;
  const isEnded = () => machine.store.getState().status === 'stored';

  return {
    store: machine.store,
    /** The worker has stored one more file, perhaps because another tab asked for it. */
    progress(storedFiles: number, files: number): void {
      if (!isEnded()) transition({ status: 'downloading', storedFiles, files });
    },
    /** A worker with the whole site is there. */
    complete: () => transition({ status: 'stored' }),
    /** Stores the site. Rejects if the site cannot be stored, which the state also says. */
    async ask(): Promise<void> {
      if (isEnded() || machine.store.getState().status === 'downloading') return;
      transition({ status: 'downloading', storedFiles: 0, files: 0 });
      try {
        await store();
      } catch (error) {
        if (!isEnded()) transition(failed);
        throw error;
      }
    },
  };
}
