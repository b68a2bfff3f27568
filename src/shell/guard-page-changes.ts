import type { RegisteredRouter } from '@tanstack/react-router';
import { holdsUnsavedText } from '#document/unsaved-text.ts';
import type { PageChange } from './page-change-store.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * A pressed link leaves its page when the next one can be shown, as in a browser without scripts, and
 * the page stays where the next one cannot be had. Back and Forward come here when the browser has
 * left already: what fails then is the error page's to tell (ErrorPage.tsx).
 */
export function guardPageChanges(
  router: RegisteredRouter,
  pages: PageLoader,
  change: PageChange,
): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) change.begin();
  });
  router.subscribe('onResolved', change.end);

  let latest = 0;
  router.history.block({
    // The browser would ask whoever closes the tab.
    enableBeforeUnload: false,
    blockerFn: async ({ action, currentLocation, nextLocation }) => {
      latest += 1;
      const own = latest;
      const { pathname, href } = nextLocation;
      if (action !== 'PUSH' || pathname === currentLocation.pathname) return false;
      change.begin();
      const isThere = pages.has(pathname) || (await pages.load(pathname));
      if (isThere) return own !== latest;
      const isHosted = await answers(pathname);
      if (own !== latest) return true;
      if (!isHosted) {
        change.fail();
        return true;
      }
      // The host has the page and not the code that this release asks for: a deploy took it away.
      // Loading the document brings the new release, and would lose what is typed. The error page asks.
      if (holdsUnsavedText()) return false;
      window.location.assign(href);
      return true;
    },
  });
}

/** Whether the host can be reached and has this page. */
async function answers(pathname: string): Promise<boolean> {
  try {
    return (await fetch(pathname, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
