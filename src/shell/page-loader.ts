import type { RegisteredRouter } from '@tanstack/react-router';

export type PageLoader = ReturnType<typeof createPageLoader>;

/** Fetches the code and messages of pages before they are shown, and remembers which pages are loaded. */
export function createPageLoader(router: RegisteredRouter) {
  const loaded = new Set<string>();

  return {
    /** Returns whether the page can be shown. A page that failed before is requested again. */
    async load(pathname: string): Promise<boolean> {
      if (loaded.has(pathname)) return true;
      const matches = await router.preloadRoute({ to: pathname });
      const isComplete = matches?.every(
        ({ routeId, status }) => status === 'success' && isCodeLoaded(router, routeId),
      );
      if (isComplete) loaded.add(pathname);
      return isComplete === true;
    },
  };
}

/** A route's component has a `preload` method until its code is loaded (`lazyRouteComponent` in @tanstack/react-router). */
function isCodeLoaded(
  { routesById }: RegisteredRouter,
  routeId: keyof RegisteredRouter['routesById'],
): boolean {
  return routesById[routeId].options.component?.preload === undefined;
}
