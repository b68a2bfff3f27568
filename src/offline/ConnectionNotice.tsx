import shell from 'virtual:copy/shell';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { announce } from '#browser/announcements.ts';
import { NoticeStrip } from '#ui/NoticeStrip.tsx';
import { connection } from './connection.ts';
import type { ConnectionState } from './connection-store.ts';
import { followNetwork } from './follow-network.ts';

const copy = shell.connection;

/** Says what works offline, while the browser is offline. Screen readers are told of the loss and the return. */
export function ConnectionNotice() {
  const state = useStore(connection.store);
  useEffect(() => followNetwork(connection), []);
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
