import { useStore } from 'zustand';
import { closeMenus, type MenuId, navigationStore, openMenu } from './navigation-store.ts';

/** A menu's state in the form that a react-aria disclosure takes. */
export function useOpenMenu(menu: MenuId) {
  const isExpanded = useStore(navigationStore, (state) => state.open === menu);
  const onExpandedChange = (expanded: boolean) => (expanded ? openMenu(menu) : closeMenus());
  return { isExpanded, onExpandedChange };
}
