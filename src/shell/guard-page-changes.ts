import type { RegisteredRouter } from '@tanstack/react-router';
import { holdsUnsavedText } from '#document/unsaved-text.ts';
import type { PageChange } from './page-change-store.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Blocks a navigation by a link until the next page is loaded, as a browser does without scripts. If
 * the next page cannot be loaded, the current page stays. If the host still has that page, a deploy has
 * removed its code, and the document is loaded instead. Back and Forward cannot be blocked, because the
 * browser has already left the page: their failures show the error page (ErrorPage.tsx).
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

  router.history.block({
    // Otherwise the browser would ask for confirmation when the visitor closes the tab.
    enableBeforeUnload: false,
    blockerFn: async ({ action, currentLocation, nextLocation }) => {
      latestAttempt += 1;
      const attempt = latestAttempt;
      const { pathname, href } = nextLocation;
      if (action !== 'PUSH' || pathname === currentLocation.pathname) return false;
      change.begin();
      if (await pages.load(pathname)) return attempt !== latestAttempt;
      const isOnHost = await hostHasPage(pathname);
      if (attempt !== latestAttempt) return true;
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

/** Whether the host answers a request for this page with success. */
async function hostHasPage(pathname: string): Promise<boolean> {
  try {
    return (await fetch(pathname, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
