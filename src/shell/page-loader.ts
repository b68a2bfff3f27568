import type { RegisteredRouter } from '@tanstack/react-router';

/** Returns whether the page of a path can be shown. A page that failed before is requested again. */
export type LoadPage = (pathname: string) => Promise<boolean>;

/** Fetches the code and messages of pages before they are shown, and remembers which pages are loaded. */
export function createPageLoader(router: RegisteredRouter): LoadPage {
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

/**
 * Watches for modules that cannot be fetched, because the network failed or a deploy removed them.
 * Returns a function that tells whether any module has been missing so far.
 */
export function watchModules(): () => boolean {
  let isAnyMissing = false;
  window.addEventListener('vite:preloadError', () => {
    isAnyMissing = true;
  });
  return () => isAnyMissing;
}
