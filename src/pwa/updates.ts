import { holdsUnsavedText } from '#document/unsaved-text.ts';
import { createUpdates } from './updates-store.ts';
import { workerWindow } from './worker-window.ts';

/** This page's updates. */
export const updates = createUpdates({
  activate: () => workerWindow?.messageSkipWaiting(),
  reload: () => window.location.reload(),
  holdsText: holdsUnsavedText,
});
