import { useEffect } from 'react';
import { useStore } from 'zustand';
import messages from '#catalog/en/connection.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { announce } from '#document/announcements.ts';
import { NoticeStrip } from '#ui/NoticeStrip.tsx';
import { connection } from './connection.ts';
import type { ConnectionState } from './connection-store.ts';
import { followNetwork } from './follow-network.ts';

/** Says what works offline, while the browser is offline. Screen readers are told of the loss and the return. */
export function ConnectionNotice() {
  const state = useStore(connection.store);
  useEffect(() => followNetwork(connection), []);
  const text = messageOf(state);
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  if (state.status !== 'offline' || text === undefined) return null;
  return <NoticeStrip label={t('label')} text={text} />;
}

function messageOf(state: ConnectionState): string | undefined {
  if (state.status === 'returned') return t('returned');
  if (state.status === 'offline') return t(state.keepsEveryPage ? 'offline' : 'offline.this-page');
  return undefined;
}

const t = translator(messages);
