import './connection.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import messages from '#catalog/en/connection.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { Icon } from '#ui/Icon.tsx';
import { connection, followNetwork } from './connection.ts';
import type { ConnectionState } from './connection-store.ts';

/**
 * The strip at the window's end that says what works offline. The status region is in the page from
 * the start, empty: screen readers announce what comes into one, and not the coming of one.
 */
export function ConnectionNotice() {
  const state = useStore(connection.store);
  const text = news(state);
  useEffect(() => followNetwork(connection), []);
  return (
    <div role="status" className="connection-status">
      {/* One element for both texts: one that went as another came would be two changes to announce. */}
      {text && (
        <div className={state.status === 'offline' ? 'connection-notice' : 'sr-only'}>
          <p className="measure flex items-center gap-3">
            <Icon name="wifi-slash" className="text-6" />
            <span>{text}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function news(state: ConnectionState): string | undefined {
  if (state.status === 'returned') return t('returned');
  if (state.status === 'offline') return t(state.keepsEveryPage ? 'offline' : 'offline.this-page');
  return undefined;
}

const t = translator(messages);
