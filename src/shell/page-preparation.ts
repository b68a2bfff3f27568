import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { createMachine } from '#browser/machine.ts';
import type { LoadPage } from './page-loader.ts';

/** A page that can be rendered. */
export interface LoadedPage {
  readonly pathname: string;
  readonly page: ReactNode;
}

/** The page that a press would show, to be rendered out of sight (Pages.tsx). */
export const preparedPage = createStore<LoadedPage | null>(() => null);

/** `aimed`: the mouse or the focus has been on a link for less than 60 ms. `wanted`: for longer, or the link is pressed. */
type Preparation =
  | { readonly status: 'idle' }
  | { readonly status: 'aimed'; readonly pathname: string }
  | { readonly status: 'wanted'; readonly pathname: string };

/** How long the mouse or the focus rests on a link before its page is prepared, in ms. Links that it only crosses cost nothing. */
const REST_MILLISECONDS = 60;

const idle: Preparation = { status: 'idle' };

/** The machine that prepares a page (page-changes.md). */
export function createPagePreparation(load: LoadPage) {
  const { store, transition } = createMachine<Preparation>(
    idle,
    (state) =>
      state.status === 'aimed'
        ? { milliseconds: REST_MILLISECONDS, next: { ...state, status: 'wanted' } }
        : null,
    (state) => {
      if (state.status === 'wanted') void prepare(state);
      else preparedPage.setState(null, true);
    },
  );
  const prepare = async (state: Preparation & { readonly status: 'wanted' }) => {
    const page = await load(state.pathname);
    if (store.getState() === state) preparedPage.setState(page, true);
  };
  return {
    /** The mouse or the focus is on a link to this path. */
    aim: (pathname: string) =>
      transition((state) =>
        state.status !== 'idle' && state.pathname === pathname
          ? state
          : { status: 'aimed', pathname },
      ),
    /** A finger or a button goes down on a link to this path. */
    want: (pathname: string) =>
      transition((state) =>
        state.status === 'wanted' && state.pathname === pathname
          ? state
          : { status: 'wanted', pathname },
      ),
    /** The link is left, or the page has changed. */
    leave: () => transition((state) => (state.status === 'idle' ? state : idle)),
  };
}

/** Prepares the page of the link that a visitor points at, from now on. */
export function preparePages(load: LoadPage): void {
  const { aim, want, leave } = createPagePreparation(load);
  const pointAt = ({ target }: Event) => {
    const pathname = pathOf(target);
    if (pathname === null) leave();
    else aim(pathname);
  };
  document.addEventListener('focusin', pointAt);
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') pointAt(event);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const pathname = pathOf(target);
    if (pathname === null) leave();
    else want(pathname);
  });
  // A finger that scrolls, and a mouse that leaves the window.
  document.addEventListener('pointercancel', leave);
  document.documentElement.addEventListener('mouseleave', leave);
}

/** The path of another page of this site, if the element is in a link to the top of that page. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isOther = link && link.hash === '' && link.pathname !== window.location.pathname;
  return isOther ? link.pathname : null;
}
