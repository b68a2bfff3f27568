import type { RegisteredRouter } from '@tanstack/react-router';
import { wholePage } from '#browser/hydration.ts';
import { createMachine } from '#browser/machine.ts';
import { holdsUnsavedText } from '#browser/unsaved-text.ts';

/**
 * `idle`: the requested page is shown. `waiting`: another page was requested less than 100 ms ago.
 * `loading`: it takes longer, so progress is shown. `failed`: it could not be loaded, or nothing has answered in time; the
 * current page stays.
 */
type PageChangeState =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'waiting' | 'loading'; readonly pathname: string };

/** After how many ms of loading progress is shown. For a faster page it would only flicker. */
const PROGRESS_DELAY_MILLISECONDS = 100;

/** After how many more ms a page counts as not loaded: 10 s after it was requested, or after the hydration of this page. */
const LOADING_MILLISECONDS = 10_000 - PROGRESS_DELAY_MILLISECONDS;

/** How long the notice of a failure is shown, in ms: as long as a confirmation (src/ui/Toasts.tsx). */
const FAILURE_NOTICE_MILLISECONDS = 8000;

const idle: PageChangeState = { status: 'idle' };

/** The state machine of changes of page (statecharts.md). */
export function createPageChange() {
  const { store, transition } = createMachine<PageChangeState>(idle, (state) => {
    switch (state.status) {
      case 'waiting':
        return { milliseconds: PROGRESS_DELAY_MILLISECONDS, next: { ...state, status: 'loading' } };
      case 'loading':
        return { milliseconds: LOADING_MILLISECONDS, next: { status: 'failed' } };
      case 'failed':
        return { milliseconds: FAILURE_NOTICE_MILLISECONDS, next: idle };
      default:
        return null;
    }
  });
  return {
    store,
    /** A page was requested. Another page than the last one has all the time again, and progress stays shown. */
    begin: (pathname: string) =>
      transition((state) => {
        if (!('pathname' in state)) return { status: 'waiting', pathname };
        return state.pathname === pathname ? state : { ...state, pathname };
      }),
    /** The requested page is shown, or the visitor has asked for the current page. The notice of a failure stays. */
    end: () => transition((state) => (state.status === 'failed' ? state : idle)),
    fail: () => transition({ status: 'failed' }),
  };
}

/** The state of the current change of page, one for the whole site. */
export const pageChange = createPageChange();

/**
 * Blocks a navigation until the next page is loaded, as a browser does without scripts, and until this page is hydrated. If
 * the next page cannot be loaded, or nothing answers within 10 s, the current page stays. If the host still has the next page,
 * a deploy has removed its code, and the document is loaded instead. A page that fails after Back or Forward is shown as the
 * error page (ErrorPage.tsx); if nothing answers, the browser returns to the current page. Returns what loads the pages.
 */
export function guardPageChanges(router: RegisteredRouter): LoadPage {
  const loadPage = createPageLoader(router);
  let latestAttempt = 0;
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // The router does not ask the blocker about a link to the current page. Such a press cancels an earlier one, too.
    if (!pathChanged) latestAttempt += 1;
  });
  router.subscribe('onResolved', pageChange.end);
  // The page was left for a document while it waited, and the visitor has returned.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    latestAttempt += 1;
    pageChange.end();
  });

  router.history.block({
    // Otherwise the browser would ask for confirmation when the visitor closes the tab.
    enableBeforeUnload: false,
    blockerFn: async ({ action, currentLocation, nextLocation }) => {
      latestAttempt += 1;
      const attempt = latestAttempt;
      const { pathname, href } = nextLocation;
      const isOtherPage = pathname !== currentLocation.pathname;
      // Of the page that is left: on Back to it, the browser finds its place only if the path stays the same.
      if (action === 'PUSH') window.history.scrollRestoration = isOtherPage ? 'manual' : 'auto';
      if (action === 'REPLACE' || !isOtherPage) return false;
      const loading = untilFailure(loadPage(pathname));
      // Otherwise React would compare the next page with the elements of this page, report an error, and leave the marks of the
      // current page in menus and footer as they were. On a slow processor this takes longer than a host may be silent.
      await wholePage();
      if (attempt === latestAttempt) pageChange.begin(pathname);
      const isLoaded = await loading;
      // Back or Forward without an answer is undone, unless another page has been shown meanwhile.
      if (action !== 'PUSH')
        return isLoaded === null && router.history.location === currentLocation;
      if (isLoaded === null) return true;
      if (isLoaded) return attempt !== latestAttempt;
      const isOnHost = await untilFailure(fetch(pathname, { method: 'HEAD' }).then(({ ok }) => ok));
      if (attempt !== latestAttempt || isOnHost === null) return true;
      if (!isOnHost) {
        pageChange.fail();
        return true;
      }
      // The host has the page, but a deploy removed the code of this release. Loading the document
      // gets the new release, but loses typed text; if there is any, the error page asks the visitor.
      if (holdsUnsavedText()) return false;
      // From here on the browser shows the progress, and the failure.
      pageChange.end();
      window.location.assign(href);
      return true;
    },
  });
  return loadPage;
}

/** Returns whether the page of a path can be shown. A page that failed before is requested again. */
export type LoadPage = (pathname: string) => Promise<boolean>;

/** Fetches the code and messages of pages before they are shown, and remembers which pages are loaded. */
function createPageLoader(router: RegisteredRouter): LoadPage {
  const loaded = new Set<string>();
  return async (pathname) => {
    if (loaded.has(pathname)) return true;
    const matches = await router.preloadRoute({ to: pathname });
    // The loader is in the same file as the component (vite.config.ts), so the component is loaded, too.
    const isComplete = matches?.every(({ status }) => status === 'success');
    if (isComplete) loaded.add(pathname);
    return isComplete === true;
  };
}

/** The answer to a question about the next page; null if the change of page fails first. */
function untilFailure(answering: Promise<boolean>): Promise<boolean | null> {
  return new Promise((resolve) => {
    const stop = pageChange.store.subscribe(({ status }) => {
      if (status === 'failed') settle(null);
    });
    const settle = (answer: boolean | null) => {
      stop();
      resolve(answer);
    };
    answering.then(settle, () => settle(false));
  });
}
