import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NOT_FOUND } from '#content/page-names.ts';
import { routeTree } from './routeTree.gen.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';

/** The site's router: in the browser over its address bar, at build time over a given history. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history, isServer: true }),
    trailingSlash: 'never',
    // Servers tell /About from /about; so does the router.
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    // The router's own restoration prerenders an inline script, which the content policy refuses.
    scrollRestoration: false,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}

/** Which page the router shows: its path, or `NOT_FOUND` at every address that leads to none. */
export function renderedPage(router: SiteRouter): string {
  const isNotFound = router.state.matches.some((match) => match.routeId === '/$');
  return isNotFound ? NOT_FOUND : router.state.location.pathname;
}
