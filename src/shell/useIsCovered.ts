import { useStore } from 'zustand';
import { mobileMenu } from './mobile-menu.ts';

/**
 * Whether the mobile menu covers the page; what is behind it is `inert` then. Asked by each part for
 * itself: were the frame to ask, every link of the site would render before the menu is there.
 */
export function useIsCovered(): boolean {
  return useStore(mobileMenu, (state) => state.isOpen);
}
