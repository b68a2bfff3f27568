import { useStore } from 'zustand';
import { mobileMenu } from './mobile-menu.ts';

/**
 * Whether the open mobile menu covers the page, which is then `inert`. Each covered component calls
 * this hook itself: if Frame called it, opening the menu would render every link of the page again.
 */
export function useIsCovered(): boolean {
  return useStore(mobileMenu, (state) => state.isOpen);
}
