import { createMachine } from '#document/machine.ts';

/**
 * `unconfirmed`: offline, but not for long enough to say so. `offline`: said, with whether the worker
 * keeps every page. `returned`: online again after a loss that was said.
 */
export type ConnectionState =
  | { readonly status: 'online' | 'unconfirmed' | 'returned' }
  | { readonly status: 'offline'; readonly keepsEveryPage: boolean };

/** How long the connection has to be gone before a visitor is told, in ms. */
export const GRACE_MILLISECONDS = 1000;

const online: ConnectionState = { status: 'online' };

export type Connection = ReturnType<typeof createConnection>;

/** The connection's machine (connection.md). */
export function createConnection(keepsEveryPage: () => boolean) {
  const { store, transition } = createMachine<ConnectionState>(online, ({ status }) =>
    status === 'unconfirmed'
      ? {
          milliseconds: GRACE_MILLISECONDS,
          next: () => ({ status: 'offline', keepsEveryPage: keepsEveryPage() }),
        }
      : null,
  );
  return { store, lose: () => transition(lost), regain: () => transition(regained) };
}

function lost(state: ConnectionState): ConnectionState {
  const isKnown = state.status === 'unconfirmed' || state.status === 'offline';
  return isKnown ? state : { status: 'unconfirmed' };
}

function regained(state: ConnectionState): ConnectionState {
  if (state.status === 'unconfirmed') return online;
  return state.status === 'offline' ? { status: 'returned' } : state;
}
