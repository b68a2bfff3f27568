import { createStore } from 'zustand/vanilla';
import { createMachine } from '#browser/machine.ts';

/** The header's two menus. */
export type MenuId = 'services' | 'industries';

/**
 * Delays of docs/specification.md, "4. Header menus". For `CONFIRM_MILLISECONDS` after hover opened a
 * menu, a press on its trigger keeps it open. For `SKIP_MILLISECONDS` after a menu closed, another
 * one opens without a delay.
 */
const OPEN_MILLISECONDS = 200;
const SKIP_MILLISECONDS = 300;
const CLOSE_MILLISECONDS = 150;
const CONFIRM_MILLISECONDS = 500;

/** Which menu closed last, and at what time in ms. */
interface LastClosed {
  readonly menu: MenuId;
  readonly at: number;
}

/** What opened a menu. */
export type Opener = { readonly by: 'hover'; readonly at: number } | { readonly by: 'press' };

/**
 * `over` is the menu whose trigger or panel the mouse is in. It may be a closed menu: when Escape or
 * a press closes a menu under the mouse, it stays closed until the mouse has left. Times are in ms.
 */
type MenuState =
  | { readonly status: 'closed'; readonly over: MenuId | null; readonly last: LastClosed | null }
  | { readonly status: 'opening'; readonly menu: MenuId; readonly last: LastClosed | null }
  | {
      readonly status: 'open';
      readonly menu: MenuId;
      readonly over: MenuId | null;
      readonly opener: Opener;
    }
  | { readonly status: 'closing'; readonly menu: MenuId; readonly opener: Opener };

const closedMenus: MenuState = { status: 'closed', over: null, last: null };

export type MenuStatus = 'closed' | 'opening' | 'open';

/** The status of a single menu. A menu that is about to close is still open. */
export function statusOf(state: MenuState, menu: MenuId): MenuStatus {
  if (state.status === 'closed' || state.menu !== menu) return 'closed';
  return state.status === 'opening' ? 'opening' : 'open';
}

/** The machine of the header menus (statecharts.md), with the browser's clock. */
export function createNavigation() {
  const { store, transition } = createMachine(closedMenus, timeLimit);
  return {
    store,
    mouseMoved: (menu: MenuId) => transition((state) => moved(state, menu, performance.now())),
    mouseLeft: (menu: MenuId) => transition((state) => left(state, menu)),
    press: (menu: MenuId) => transition((state) => pressed(state, menu, performance.now())),
    adopt: (menu: MenuId, by: Opener['by']) => transition(adopted(menu, by, performance.now())),
    /** Escape, a press outside, focus outside, a change of page, a link to the current page, or the window crossing 64em. */
    dismiss: () =>
      transition((state) => (state.status === 'closed' ? state : closed(state, performance.now()))),
  };
}

/** The header's two menus. At most one of them is open. */
export const navigation = createNavigation();

/** Whether the menu for windows narrower than 64em is open. A plain store and not a machine, because no state has rules of its own. */
export const mobileMenu = createStore<boolean>(() => false);

/** Closes the menu for windows narrower than 64em. */
export function closeMobileMenu(): void {
  mobileMenu.setState(false);
}

/** Closes the menus of both layouts, desktop and mobile. */
export function closeMenus(): void {
  navigation.dismiss();
  closeMobileMenu();
}

/** The mouse moved inside a menu's trigger or panel. Only the first move after entering has an effect. */
function moved(state: MenuState, menu: MenuId, at: number): MenuState {
  if (menuUnderMouse(state) === menu) return state;
  if ('opener' in state) {
    const { opener } = state;
    return state.menu === menu
      ? { status: 'open', menu, over: menu, opener }
      : openedByHover(menu, at);
  }
  return otherMenuClosedJustNow(state.last, menu, at)
    ? openedByHover(menu, at)
    : { status: 'opening', menu, last: state.last };
}

/** The mouse left a menu's trigger and panel. */
function left(state: MenuState, menu: MenuId): MenuState {
  if (state.status === 'closing' || menuUnderMouse(state) !== menu) return state;
  if (state.status === 'opening') return { status: 'closed', over: null, last: state.last };
  const isOpenMenu = state.status === 'open' && state.menu === menu;
  return isOpenMenu ? { status: 'closing', menu, opener: state.opener } : { ...state, over: null };
}

/** A menu's trigger was pressed by mouse, touch, pen or key. */
function pressed(state: MenuState, menu: MenuId, at: number): MenuState {
  const over = menuUnderMouse(state);
  const closes = statusOf(state, menu) === 'open' && !confirmsHover(state, at);
  return closes ? closed(state, at) : { status: 'open', menu, over, opener: { by: 'press' } };
}

/** Hydration found a menu that the visitor had opened before. With the mouse, the visitor is still in the menu. */
function adopted(menu: MenuId, by: Opener['by'], at: number): MenuState {
  return by === 'hover'
    ? openedByHover(menu, at)
    : { status: 'open', menu, over: null, opener: { by: 'press' } };
}

/** For a state that ends by itself: after how many ms, and the next state. */
function timeLimit(state: MenuState) {
  switch (state.status) {
    case 'opening':
      return {
        milliseconds: OPEN_MILLISECONDS,
        next: () => openedByHover(state.menu, performance.now()),
      };
    case 'closing':
      return { milliseconds: CLOSE_MILLISECONDS, next: () => closed(state, performance.now()) };
    default:
      return null;
  }
}

function menuUnderMouse(state: MenuState): MenuId | null {
  if (state.status === 'opening') return state.menu;
  return state.status === 'closing' ? null : state.over;
}

function openedByHover(menu: MenuId, at: number): MenuState {
  return { status: 'open', menu, over: menu, opener: { by: 'hover', at } };
}

function closed(state: MenuState, at: number): MenuState {
  const last = 'opener' in state ? { menu: state.menu, at } : state.last;
  return { status: 'closed', over: menuUnderMouse(state), last };
}

/** Whether the other menu has just closed. The menu that closed last itself opens with the usual delay. */
function otherMenuClosedJustNow(last: LastClosed | null, menu: MenuId, at: number): boolean {
  return last !== null && last.menu !== menu && at - last.at < SKIP_MILLISECONDS;
}

/** The visitor pressed to open the menu, but hover opened it a moment earlier: the press must not close it. */
function confirmsHover(state: MenuState, at: number): boolean {
  if (!('opener' in state) || state.opener.by === 'press') return false;
  return at - state.opener.at < CONFIRM_MILLISECONDS;
}
