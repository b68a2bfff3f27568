import type { RegisteredRouter } from '@tanstack/react-router';
import { holdsUnsavedText } from '#browser/unsaved-text.ts';
import type { PageChange } from './page-change-store.ts';
import type { PageLoader } from './page-loader.ts';

/** The longest wait for the host's answer whether it has a page, in ms. */
const HOST_MILLISECONDS = 10_000;

/**
 * Blocks a navigation until the next page is loaded, as a browser does without scripts. If the next page cannot be
 * loaded, or nothing answers within 10 s, the current page stays. If the host still has that page, a deploy has
 * removed its code, and the document is loaded instead. A page that fails after Back or Forward is shown as the error
 * page (ErrorPage.tsx); if nothing answers, the browser returns to the current page.
 */
export function guardPageChanges(
  router: RegisteredRouter,
  pages: PageLoader,
  change: PageChange,
): void {
  let latestAttempt = 0;
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) change.begin();
    // The router does not ask the blocker about a link to the current page. Such a press cancels an earlier one, too.
    else latestAttempt += 1;
  });
  router.subscribe('onResolved', change.end);
  // The page was left for a document while it waited, and the visitor has returned.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) change.end();
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
      change.begin();
      const isLoaded = await loadedInTime(pages, pathname, change);
      if (action !== 'PUSH') return isLoaded === null && attempt === latestAttempt;
      if (isLoaded === null) return true;
      if (isLoaded) return attempt !== latestAttempt;
      const isOnHost = await hostHasPage(pathname);
      if (attempt !== latestAttempt || hasFailed(change)) return true;
      if (!isOnHost) {
        change.fail();
        return true;
      }
      // The host has the page, but a deploy removed the code of this release. Loading the document
      // gets the new release, but loses typed text; if there is any, the error page asks the visitor.
      if (holdsUnsavedText()) return false;
      window.location.assign(href);
      return true;
    },
  });
}

/** Whether a page can be shown; null if the change of page fails before that is known. */
function loadedInTime(
  pages: PageLoader,
  pathname: string,
  change: PageChange,
): Promise<boolean | null> {
  return new Promise((resolve) => {
    const stop = change.store.subscribe(() => {
      if (hasFailed(change)) settle(null);
    });
    const settle = (isLoaded: boolean | null) => {
      stop();
      resolve(isLoaded);
    };
    pages.load(pathname).then(settle, () => settle(false));
  });
}

const hasFailed = ({ store }: PageChange) => store.getState().status === 'failed';

/** Whether the host answers a request for this page with success. */
async function hostHasPage(pathname: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(HOST_MILLISECONDS);
    return (await fetch(pathname, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}
