import type { RegisteredRouter } from '@tanstack/react-router';

export type PageLoader = ReturnType<typeof createPageLoader>;

/** Fetches code and words of pages before they are shown, and remembers which pages are there. */
export function createPageLoader(router: RegisteredRouter) {
  const loaded = new Set<string>();

  return {
    has: (pathname: string) => loaded.has(pathname),

    /** Answers whether the page can be shown. It asks anew for what could not be had before. */
    async load(pathname: string): Promise<boolean> {
      if (loaded.has(pathname)) return true;
      const matches = await router.preloadRoute({ to: pathname });
      const isComplete = matches?.every(
        ({ routeId, status }) => status === 'success' && hasCode(router, routeId),
      );
      if (isComplete) loaded.add(pathname);
      return isComplete === true;
    },
  };
}

/** A route's component can be preloaded until its code is there (`lazyRouteComponent` in @tanstack/react-router). */
function hasCode(
  { routesById }: RegisteredRouter,
  routeId: keyof RegisteredRouter['routesById'],
): boolean {
  return routesById[routeId].options.component?.preload === undefined;
}
