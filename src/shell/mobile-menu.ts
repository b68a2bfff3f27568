import { createStore } from 'zustand/vanilla';

interface MobileMenuState {
  readonly isOpen: boolean;
}

/** Whether the menu for windows narrower than 64em is open. A plain store and not a machine, because no state has rules of its own. */
export const mobileMenu = createStore<MobileMenuState>(() => ({ isOpen: false }));

export function setMobileMenu(isOpen: boolean): void {
  mobileMenu.setState({ isOpen });
}

export function closeMobileMenu(): void {
  setMobileMenu(false);
}
