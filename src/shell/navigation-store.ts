import { createMachine } from '#browser/machine.ts';
import {
  adopted,
  closedMenus,
  dismissed,
  left,
  type MenuId,
  moved,
  type Opener,
  pressed,
  timeLimit,
} from './navigation-machine.ts';

/** The machine of the header menus (navigation-menus.md), with the browser's clock. */
export function createNavigation() {
  const { store, transition } = createMachine(closedMenus, timeLimit);
  return {
    store,
    mouseMoved: (menu: MenuId) => transition((state) => moved(state, menu, performance.now())),
    mouseLeft: (menu: MenuId) => transition((state) => left(state, menu)),
    press: (menu: MenuId) => transition((state) => pressed(state, menu, performance.now())),
    adopt: (menu: MenuId, by: Opener['by']) => transition(adopted(menu, by, performance.now())),
    dismiss: () => transition((state) => dismissed(state, performance.now())),
  };
}
