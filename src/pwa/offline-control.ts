import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

interface OfflineControl {
  readonly Control: ComponentType | null;
}

/** What the footer shows to a visitor who saves data and has no worker; null in all other pages, which do not load its code. */
export const offlineControl = createStore<OfflineControl>(() => ({ Control: null }));

/** Lets the visitor ask for offline use. Rejects if the code cannot be loaded. */
export async function offerOfflineUse(): Promise<void> {
  const { OfflineUse } = await import('./OfflineUse.tsx');
  offlineControl.setState({ Control: OfflineUse });
}
