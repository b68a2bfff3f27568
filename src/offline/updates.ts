import { holdsUnsavedText } from '#browser/unsaved-text.ts';
import { createUpdates } from './updates-store.ts';

/** This page's updates. */
export const updates = createUpdates({
  reload: () => window.location.reload(),
  holdsText: holdsUnsavedText,
});
