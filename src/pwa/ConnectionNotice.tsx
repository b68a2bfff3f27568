import './connection.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import messages from '#catalog/en/connection.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { announce } from '#ui/announcements.ts';
import { Icon } from '#ui/Icon.tsx';
import { connection, followNetwork } from './connection.ts';
import type { ConnectionState } from './connection-store.ts';

/** The strip at the window's end that says what works offline. Loss and return are announced. */
export function ConnectionNotice() {
  const state = useStore(connection.store);
  useEffect(() => followNetwork(connection), []);
  const text = news(state);
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  if (state.status !== 'offline') return null;
  return (
    <aside aria-label={t('label')} className="connection-notice">
      <p className="measure flex items-center gap-3">
        <Icon name="wifi-slash" className="text-6" />
        <span>{text}</span>
      </p>
    </aside>
  );
}

function news(state: ConnectionState): string | undefined {
  if (state.status === 'returned') return t('returned');
  if (state.status === 'offline') return t(state.keepsEveryPage ? 'offline' : 'offline.this-page');
  return undefined;
}

const t = translator(messages);
