import shell from 'virtual:copy/shell';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { announce } from '#browser/announcements.ts';
import { createMachine } from '#browser/machine.ts';
import { onNetworkChange } from '#browser/network.ts';
import { NoticeStrip } from '#ui/NoticeStrip.tsx';

/**
 * `unconfirmed`: offline, but not yet long enough to report. `offline`: the loss is reported, with whether
 * the worker keeps every page. `returned`: online again after a reported loss.
 */
export type ConnectionState =
  | { readonly status: 'online' | 'unconfirmed' | 'returned' }
  | { readonly status: 'offline'; readonly keepsEveryPage: boolean };

/** How long the browser must be offline before the visitor is told, in ms. */
const GRACE_MILLISECONDS = 1000;

/** The connection's state machine (statecharts.md). */
export function createConnection(keepsEveryPage: () => boolean) {
  const machine = createMachine<ConnectionState>({ status: 'online' }, ({ status }) =>
    status === 'unconfirmed'
      ? {
          milliseconds: GRACE_MILLISECONDS,
          next: () => ({ status: 'offline', keepsEveryPage: keepsEveryPage() }),
        }
      : null,
  );
  return {
    store: machine.store,
    lose: () =>
      machine.transition((state) => {
        const isOffline = state.status === 'unconfirmed' || state.status === 'offline';
        return isOffline ? state : { status: 'unconfirmed' };
      }),
    regain: () =>
      machine.transition((state) => {
        if (state.status === 'unconfirmed') return { status: 'online' };
        return state.status === 'offline' ? { status: 'returned' } : state;
      }),
  };
}

/** This page's connection. If a worker controls the page, every page is in its cache. */
const connection = createConnection(
  () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
);

/** Passes the browser's network state to the machine, now and at each change. Returns a function that stops this. */
function followNetwork(): () => void {
  const update = () => (navigator.onLine ? connection.regain() : connection.lose());
  update();
  return onNetworkChange(update);
}

const copy = shell.connection;

/** Says what works offline, while the browser is offline. Screen readers are told of the loss and the return. */
export function ConnectionNotice() {
  const state = useStore(connection.store);
  useEffect(followNetwork, []);
  const text = messageOf(state);
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  if (state.status !== 'offline' || text === undefined) return null;
  return <NoticeStrip label={copy.label} text={text} />;
}

function messageOf(state: ConnectionState): string | undefined {
  if (state.status === 'returned') return copy.returned;
  if (state.status === 'offline')
    return state.keepsEveryPage ? copy.offline.text : copy.offline.thisPage;
  return undefined;
}
