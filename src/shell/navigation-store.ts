import { createStore } from 'zustand/vanilla';
import {
  closedMenus,
  dismissed,
  left,
  type MenuId,
  type MenuState,
  moved,
  pressed,
  timeLimit,
} from './navigation-menu-machine.ts';

/**
 * Runs the machine of the header menus (navigation-menus.md). There is one timer, and it belongs to
 * the state that started it: whatever ends the state ends the timer, so that none can fire late.
 */
export function createNavigationStore() {
  const store = createStore<MenuState>(() => closedMenus);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (state: MenuState) => {
    if (state === store.getState()) return;
    clearTimeout(timer);
    store.setState(state, true);
    const limit = timeLimit(state);
    if (limit) timer = setTimeout(() => enter(limit.next(performance.now())), limit.milliseconds);
  };

  return {
    store,
    mouseMoved: (menu: MenuId) => enter(moved(store.getState(), menu, performance.now())),
    mouseLeft: (menu: MenuId) => enter(left(store.getState(), menu)),
    press: (menu: MenuId) => enter(pressed(store.getState(), menu, performance.now())),
    dismiss: () => enter(dismissed(store.getState(), performance.now())),
  };
}

/** Which header menu is open; there is never more than one. */
export const navigation = createNavigationStore();
