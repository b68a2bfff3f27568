import { createStore } from 'zustand/vanilla';

interface MobileMenuState {
  readonly isOpen: boolean;
}

/** Whether the menu under 1024 px covers the page. */
export const mobileMenuStore = createStore<MobileMenuState>(() => ({ isOpen: false }));

export function setMobileMenu(isOpen: boolean): void {
  mobileMenuStore.setState({ isOpen });
}

export function closeMobileMenu(): void {
  setMobileMenu(false);
}
