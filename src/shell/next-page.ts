import { createMachine } from '#browser/machine.ts';
import { savesData } from '#browser/network.ts';
import type { Path } from '#content/paths.ts';
import { destinationOf } from './follow-links.ts';

/**
 * Which page a visitor is about to open. `resting`: the mouse or the focus is on a link, for less than 60 ms. `pointed`: it
 * has stayed, or a button or a finger is down on the link. `released`: the finger has left; its press may still follow.
 */
type NextPageState =
  | { readonly status: 'away' }
  | { readonly status: 'resting' | 'pointed' | 'released'; readonly path: Path };

/** How long a mouse or the focus must stay on a link, in ms: on its way to another link it stays for less. */
const REST_MILLISECONDS = 60;

/** How long after a finger has left a press may still come, in ms. */
const PRESS_MILLISECONDS = 500;

const away: NextPageState = { status: 'away' };

/** The state machine of the next page (statecharts.md). */
export function createNextPage() {
  const { store, transition } = createMachine<NextPageState>(away, (state) => {
    switch (state.status) {
      case 'resting':
        return { milliseconds: REST_MILLISECONDS, next: { ...state, status: 'pointed' } };
      case 'released':
        return { milliseconds: PRESS_MILLISECONDS, next: away };
      default:
        return null;
    }
  });
  return {
    store,
    rest: (path: Path) =>
      transition((state) =>
        state.status !== 'away' && state.path === path ? state : { status: 'resting', path },
      ),
    press: (path: Path) => transition({ status: 'pointed', path }),
    release: () =>
      transition((state) => (state.status === 'pointed' ? { ...state, status: 'released' } : away)),
    leave: () => transition((state) => (state.status === 'away' ? state : away)),
  };
}

export type NextPage = ReturnType<typeof createNextPage>;

/** The page that is to be rendered before it is shown, or null. */
export function preparedPath(state: ReturnType<NextPage['store']['getState']>): Path | null {
  return state.status === 'pointed' || state.status === 'released' ? state.path : null;
}

/**
 * Follows mouse, fingers and focus on the links of the document. Calls `onPoint` at once when a link is pointed at, to fetch
 * what its page needs; if the visitor saves data, only when a link is pressed. Returns a function that stops this.
 */
export function followPointers(nextPage: NextPage, onPoint: (path: Path) => void): () => void {
  const over = (point: (path: Path) => void) => (target: EventTarget | null) => {
    const destination = destinationOf(target);
    if (!destination) return nextPage.leave();
    onPoint(destination.path);
    point(destination.path);
  };
  const rest = savesData() ? nextPage.leave : over(nextPage.rest);
  const press = over(nextPage.press);
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, options);
  // A finger is "over" a link just when it comes down.
  listen('pointerover', ({ pointerType, target }) => pointerType !== 'touch' && rest(target));
  listen('pointerdown', ({ button, target }) => button === 0 && press(target));
  listen('pointerup', ({ pointerType }) => pointerType === 'touch' && nextPage.release());
  // A finger that scrolls.
  listen('pointercancel', nextPage.leave);
  listen('focusin', ({ target }) => rest(target));
  // The mouse has left the window.
  listen('pointerout', ({ pointerType, relatedTarget }) => {
    if (pointerType !== 'touch' && relatedTarget === null) nextPage.leave();
  });
  return () => controller.abort();
}
