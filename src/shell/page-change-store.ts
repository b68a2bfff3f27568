import { createStore } from 'zustand/vanilla';

/**
 * `resting`: the page that was asked for is shown. `waiting`: another was asked for a moment ago.
 * `loading`: that takes long enough to be shown. `failed`: it could not be had, and the page stays.
 */
export interface PageChangeState {
  readonly status: 'resting' | 'waiting' | 'loading' | 'failed';
}

/** How long a change of page may take before it is shown, in ms. A shorter one would only flicker. */
export const PATIENCE_MILLISECONDS = 100;

/** How long a failure is told, in ms: as long as a confirmation (src/ui/toasts.ts). */
export const FAILURE_MILLISECONDS = 8000;

export type PageChange = ReturnType<typeof createPageChange>;

/** The machine of a change of page (page-changes.md). */
export function createPageChange() {
  const store = createStore<PageChangeState>(() => ({ status: 'resting' }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (status: PageChangeState['status']) => {
    clearTimeout(timer);
    if (store.getState().status !== status) store.setState({ status });
  };

  return {
    store,
    begin() {
      const { status } = store.getState();
      if (status === 'waiting' || status === 'loading') return;
      become('waiting');
      timer = setTimeout(() => become('loading'), PATIENCE_MILLISECONDS);
    },
    end: () => become('resting'),
    fail() {
      become('failed');
      timer = setTimeout(() => become('resting'), FAILURE_MILLISECONDS);
    },
  };
}

/** The site's one change of page. */
export const pageChange = createPageChange();
