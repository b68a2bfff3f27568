import './connection.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import messages from '#catalog/en/connection.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { Icon } from '#ui/Icon.tsx';
import { connection, followNetwork } from './connection.ts';

/**
 * The strip at the window's end that says what works offline. The status region is in the page from
 * the start, empty: screen readers announce what comes into one, and not the coming of one.
 */
export function ConnectionNotice() {
  const state = useStore(connection.store);
  useEffect(() => followNetwork(connection), []);
  return (
    <div role="status" className="connection-status">
      {state.status === 'offline' && (
        <div className="connection-notice ground-2 border-t border-line">
          <p className="measure flex items-center gap-3">
            <Icon name="wifi-slash" className="shrink-0 text-6" />
            <span>{t(state.keepsEveryPage ? 'offline' : 'offline.this-page')}</span>
          </p>
        </div>
      )}
      {state.status === 'returned' && <p className="sr-only">{t('returned')}</p>}
    </div>
  );
}

const t = translator(messages);
