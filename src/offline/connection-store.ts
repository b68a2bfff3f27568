import { createMachine } from '#browser/machine.ts';

/**
 * `unconfirmed`: offline, but not yet long enough to report. `offline`: the loss is reported, with whether
 * the worker keeps every page. `returned`: online again after a reported loss.
 */
export type ConnectionState =
  | { readonly status: 'online' | 'unconfirmed' | 'returned' }
  | { readonly status: 'offline'; readonly keepsEveryPage: boolean };

/** How long the browser must be offline before the visitor is told, in ms. */
export const GRACE_MILLISECONDS = 1000;

const online: ConnectionState = { status: 'online' };

export type Connection = ReturnType<typeof createConnection>;

/** The connection's state machine (connection.md). */
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
  const isOffline = state.status === 'unconfirmed' || state.status === 'offline';
  return isOffline ? state : { status: 'unconfirmed' };
}

function regained(state: ConnectionState): ConnectionState {
  if (state.status === 'unconfirmed') return online;
  return state.status === 'offline' ? { status: 'returned' } : state;
}
