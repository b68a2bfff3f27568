import { createStore } from 'zustand/vanilla';

interface MobileMenuState {
  readonly isOpen: boolean;
}

/** Whether the menu under 1024 px covers the page. A plain store: no event depends on the state, and none on time. */
export const mobileMenu = createStore<MobileMenuState>(() => ({ isOpen: false }));

export function setMobileMenu(isOpen: boolean): void {
  mobileMenu.setState({ isOpen });
}

export function closeMobileMenu(): void {
  setMobileMenu(false);
}
