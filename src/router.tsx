import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { createPageTransitions } from './shell/page-transitions.ts';
import { afterFrame } from './ui/after-frame.ts';

/** The site's router: in the browser over its address bar, at build time over a given history. */
export function createSiteRouter(history?: RouterHistory) {
  const transitions = createPageTransitions({
    now: () => performance.now(),
    prefersLessMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  const router = createRouter({
    routeTree,
    ...(history && { history, isServer: true }),
    trailingSlash: 'never',
    // Servers tell /About from /about; so does the router.
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultViewTransition: {
      types(change) {
        queueMicrotask(acceptSkipping);
        return transitions.types(change);
      },
    },
    // The router's own restoration prerenders an inline script, which the content policy refuses.
    scrollRestoration: false,
  });
  // The browser still takes its pictures of the new page in the frame that shows it.
  router.subscribe('onRendered', () => afterFrame(transitions.finish));
  return router;
}

/**
 * A newer change of page, or a hidden tab, skips a transition, which the browser reports as an error.
 * The page has changed all the same.
 */
function acceptSkipping(): void {
  document.activeViewTransition?.ready.catch((reason: unknown) => {
    if (!(reason instanceof DOMException)) throw reason;
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}

/** Which page the router shows: its path, or `404` for every address that leads to none. */
export function renderedPage(router: SiteRouter): string {
  const isNotFound = router.state.matches.some((match) => match.routeId === '/$');
  return isNotFound ? '404' : router.state.location.pathname;
}
