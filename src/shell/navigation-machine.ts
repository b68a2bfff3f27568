/** The header's two menus. */
export type MenuId = 'services' | 'industries';

/** In ms (docs/specification.md, "4. Header menus"); the last is how long a press confirms what hover opened. */
const OPEN_MILLISECONDS = 200;
const SKIP_MILLISECONDS = 300;
const CLOSE_MILLISECONDS = 150;
const CONFIRM_MILLISECONDS = 500;

/** Which menu closed last, and when. */
interface Closing {
  readonly menu: MenuId;
  readonly at: number;
}

type Opener = { readonly by: 'hover'; readonly at: number } | { readonly by: 'press' };

/**
 * `over` is the menu whose trigger or panel the mouse is in. A closed menu may have it: Escape or a
 * press closed it under the pointer, and it stays closed until the pointer has left. Times are ms.
 */
export type MenuState =
  | { readonly status: 'closed'; readonly over: MenuId | null; readonly last: Closing | null }
  | { readonly status: 'opening'; readonly menu: MenuId; readonly last: Closing | null }
  | {
      readonly status: 'open';
      readonly menu: MenuId;
      readonly over: MenuId | null;
      readonly opener: Opener;
    }
  | { readonly status: 'closing'; readonly menu: MenuId; readonly opener: Opener };

export const closedMenus: MenuState = { status: 'closed', over: null, last: null };

export type MenuStatus = 'closed' | 'opening' | 'open';

/** What a single menu needs to know; one that is about to close still stands open. */
export function statusOf(state: MenuState, menu: MenuId): MenuStatus {
  if (state.status === 'closed' || state.menu !== menu) return 'closed';
  return state.status === 'opening' ? 'opening' : 'open';
}

/** The mouse moved inside a menu's trigger or panel. Only its first move in there counts. */
export function moved(state: MenuState, menu: MenuId, at: number): MenuState {
  if (menuUnderMouse(state) === menu) return state;
  if ('opener' in state) {
    const { opener } = state;
    return state.menu === menu
      ? { status: 'open', menu, over: menu, opener }
      : openedByHover(menu, at);
  }
  return anotherClosedJustNow(state.last, menu, at)
    ? openedByHover(menu, at)
    : { status: 'opening', menu, last: state.last };
}

/** The mouse left a menu's trigger and panel. */
export function left(state: MenuState, menu: MenuId): MenuState {
  if (state.status === 'closing' || menuUnderMouse(state) !== menu) return state;
  if (state.status === 'opening') return { status: 'closed', over: null, last: state.last };
  const isItsOwn = state.status === 'open' && state.menu === menu;
  return isItsOwn ? { status: 'closing', menu, opener: state.opener } : { ...state, over: null };
}

/** A menu's trigger was pressed, by whatever means. */
export function pressed(state: MenuState, menu: MenuId, at: number): MenuState {
  const over = menuUnderMouse(state);
  const closes = statusOf(state, menu) === 'open' && !confirmsHover(state, at);
  return closes ? closed(state, at) : { status: 'open', menu, over, opener: { by: 'press' } };
}

/** Escape, a press outside, focus elsewhere, another page. */
export function dismissed(state: MenuState, at: number): MenuState {
  return state.status === 'closed' ? state : closed(state, at);
}

/** The states that end by themselves: after how long, and in what. */
export function timeLimit(state: MenuState) {
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

/** Coming back to the menu that has just closed is no way from one to another. */
function anotherClosedJustNow(last: Closing | null, menu: MenuId, at: number): boolean {
  return last !== null && last.menu !== menu && at - last.at < SKIP_MILLISECONDS;
}

/** The visitor was about to open it and hover was quicker: the press must not slam it shut. */
function confirmsHover(state: MenuState, at: number): boolean {
  if (!('opener' in state) || state.opener.by === 'press') return false;
  return at - state.opener.at < CONFIRM_MILLISECONDS;
}
