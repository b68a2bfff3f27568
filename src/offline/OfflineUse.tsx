import './offline-use.css';
import offlineCopy from 'virtual:copy/offline';
import { language } from 'virtual:site';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { announce } from '#browser/announcements.ts';
import { Icon } from '#ui/Icon.tsx';
import { followWorker, offlineUse } from './offline-use.ts';
import { passFocusOn } from './pass-focus-on.ts';

/** Says what offline use costs, and has the site stored when the visitor presses the button. */
export function OfflineUse() {
  const state = useStore(offlineUse.store);
  const { status } = state;
  useEffect(followWorker, []);
  useEffect(() => {
    if (status !== 'offered') announce(copy[status]);
  }, [status]);
  return (
    <div className="offline-use">
      <p>
        {copy[status]} {status === 'offered' && size()}
      </p>
      {state.status === 'downloading' && (
        <progress
          aria-label={copy.downloading}
          max={state.files || undefined}
          value={state.files ? state.storedFiles : undefined}
        />
      )}
      {status !== 'stored' && (
        <button
          ref={passFocusOn}
          type="button"
          aria-disabled={status === 'downloading'}
          onClick={ask}
          className="install-control"
        >
          <Icon name="download-simple" className="text-5" />
          {status === 'failed' ? copy.retry : copy.action}
        </button>
      )}
    </div>
  );
}

const copy = offlineCopy.use;

/** The build writes the number into each page (plugins/worker/offline-size.ts); pages in development have none. */
function size(): string {
  const megabytes = Number(document.documentElement.dataset['offlineMegabytes']);
  if (Number.isNaN(megabytes)) return '';
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(megabytes);
}

function ask(): void {
  offlineUse.ask().catch((reason: unknown) => {
    console.info('The site is not available offline:', reason);
  });
}
