import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

/** What the footer's install place shows. No first view needs these controls, so their code comes when the page is idle. */
export const footerControls = createStore<readonly ComponentType[]>(() => []);

/** Lets the visitor install the site where the browser can do that. Rejects if the code cannot be loaded. */
export async function offerInstallation(): Promise<void> {
  show((await import('./InstallApp.tsx')).InstallApp);
}

/** Lets the visitor ask for offline use. Rejects if the code cannot be loaded. */
export async function offerOfflineUse(): Promise<void> {
  show((await import('./OfflineUse.tsx')).OfflineUse);
}

function show(control: ComponentType): void {
  footerControls.setState((shown) => (shown.includes(control) ? shown : [...shown, control]), true);
}
