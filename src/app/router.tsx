import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NOT_FOUND } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { routeTree } from '#routes/__root.tsx';
import { ErrorPage } from '#shell/ErrorPage.tsx';

/** Creates the site's router: over the browser's history, or at build time over a given history. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history, isServer: true }),
    trailingSlash: 'never',
    // Servers distinguish /About from /about, so the router does too.
    caseSensitive: true,
    // A page does not change within a release. By default, the router would load and render each page a second time.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // Two pages of one template share no state, and the first section of each is painted first (BelowFirstScreen.tsx).
    defaultRemountDeps: ({ params }) => params,
    defaultErrorComponent: ErrorPage,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
  interface HistoryState {
    /** The page whose button or link has led here; not of links in header, menus and footer. */
    from?: Path | undefined;
  }
}

/** The page that the router shows: its path, or `NOT_FOUND` if no page has the address. */
export function renderedPage(router: SiteRouter): string {
  const isNotFound = router.state.matches.some((match) => match.routeId === '/$');
  return isNotFound ? NOT_FOUND : router.state.location.pathname;
}
