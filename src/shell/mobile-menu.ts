import { createStore } from 'zustand/vanilla';

interface MobileMenuState {
  readonly isOpen: boolean;
}

/** Whether the menu for windows below 1024 px is open. A plain store and not a machine, because there are no timers. */
export const mobileMenu = createStore<MobileMenuState>(() => ({ isOpen: false }));

export function setMobileMenu(isOpen: boolean): void {
  mobileMenu.setState({ isOpen });
}

export function closeMobileMenu(): void {
  setMobileMenu(false);
}
