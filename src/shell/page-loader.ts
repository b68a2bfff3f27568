import type { RegisteredRouter } from '@tanstack/react-router';

/** Returns whether the page of a path can be shown. A page that failed before is requested again. */
export type LoadPage = (pathname: string) => Promise<boolean>;

/** Fetches the code and messages of pages before they are shown, and remembers which pages are loaded. */
export function createPageLoader(router: RegisteredRouter): LoadPage {
  const loaded = new Set<string>();
  return async (pathname) => {
    if (loaded.has(pathname)) return true;
    const matches = await router.preloadRoute({ to: pathname });
    const isComplete = matches?.every(
      ({ routeId, status }) => status === 'success' && isCodeLoaded(router, routeId),
    );
    if (isComplete) loaded.add(pathname);
    return isComplete === true;
  };
}

/** A route's component has a `preload` method until its code is loaded (`lazyRouteComponent` in @tanstack/react-router). */
function isCodeLoaded(
  { routesById }: RegisteredRouter,
  routeId: keyof RegisteredRouter['routesById'],
): boolean {
  return routesById[routeId].options.component?.preload === undefined;
}

/**
 * Watches for modules that cannot be fetched, because the network failed or a deploy removed them.
 * Returns a function that tells whether any module has been missing so far.
 */
export function watchModules(): () => boolean {
  let isAnyMissing = false;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    isAnyMissing = true;
    // The router recognizes a missing module by the browser's error message, and would then write to
    // sessionStorage and reload the document, which loses the text typed in the contact form
    // (`isModuleNotFoundError` in @tanstack/router-core). With another message it shows the error page.
    payload.message = `A part of the site is missing. ${payload.message}`;
  });
  return () => isAnyMissing;
}
