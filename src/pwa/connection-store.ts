import { createStore } from 'zustand/vanilla';

/**
 * `unsettled`: offline, but not for long enough to say so. `offline`: said, with whether the worker
 * keeps every page. `returned`: online again after a loss that was said.
 */
export type ConnectionState =
  | { readonly status: 'online' }
  | { readonly status: 'unsettled' }
  | { readonly status: 'offline'; readonly keepsEveryPage: boolean }
  | { readonly status: 'returned' };

/** How long the connection has to be gone before a visitor is told, in ms. */
export const SETTLING_MILLISECONDS = 1000;

export type Connection = ReturnType<typeof createConnection>;

/**
 * The connection's machine: a loss is told once when it lasts, and a told loss is followed by one
 * word of the return. What is lost or back already is no news.
 */
export function createConnection(keepsEveryPage: () => boolean) {
  const store = createStore<ConnectionState>(() => ({ status: 'online' }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (state: ConnectionState) => {
    clearTimeout(timer);
    store.setState(state, true);
  };

  return {
    store,
    lose() {
      const { status } = store.getState();
      if (status === 'unsettled' || status === 'offline') return;
      become({ status: 'unsettled' });
      timer = setTimeout(
        () => become({ status: 'offline', keepsEveryPage: keepsEveryPage() }),
        SETTLING_MILLISECONDS,
      );
    },
    regain() {
      const { status } = store.getState();
      if (status === 'unsettled') become({ status: 'online' });
      if (status === 'offline') become({ status: 'returned' });
    },
  };
}
