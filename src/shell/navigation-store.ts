import { createStore } from 'zustand/vanilla';

export type MenuId = 'services' | 'industries' | 'mobile';

interface NavigationState {
  /** The one menu that is open, if any. */
  readonly open: MenuId | null;
}

/** Which header menu is open; there is never more than one. */
export const navigationStore = createStore<NavigationState>(() => ({ open: null }));

/** Opens a menu, and with it closes any other. */
export function openMenu(menu: MenuId): void {
  navigationStore.setState({ open: menu });
}

/** Closes whichever menu is open. */
export function closeMenus(): void {
  navigationStore.setState({ open: null });
}
