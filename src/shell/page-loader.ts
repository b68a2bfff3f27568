import type { RegisteredRouter } from '@tanstack/react-router';
import type { LoadedPage } from './page-preparation.ts';

/** Returns the page of a path; null if it cannot be shown. A page that failed before is requested again. */
export type LoadPage = (pathname: string) => Promise<LoadedPage | null>;

/** Fetches the code and messages of pages before they are shown, and remembers which pages are loaded. */
export function createPageLoader(router: RegisteredRouter): LoadPage {
  const loaded = new Map<string, LoadedPage>();
  return async (pathname) => {
    const earlier = loaded.get(pathname);
    if (earlier) return earlier;
    const match = (await router.preloadRoute({ to: pathname }))?.at(-1);
    if (match?.status !== 'success') return null;
    const page = { pathname, page: match.loaderData.page };
    loaded.set(pathname, page);
    return page;
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
