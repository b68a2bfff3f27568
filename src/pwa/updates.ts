import { holdsUnsavedText } from '#document/unsaved-text.ts';
import { createUpdates } from './updates-store.ts';
import { workbox } from './workbox.ts';

/** This page's updates. */
export const updates = createUpdates({
  activate: () => workbox?.messageSkipWaiting(),
  reload: () => window.location.reload(),
  holdsText: holdsUnsavedText,
});
