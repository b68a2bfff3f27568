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
      // The loader is in the same file as the component (vite.config.ts), so the component is loaded, too.
      const isComplete = matches?.every(({ status }) => status === 'success');
      if (isComplete) loaded.add(pathname);
      return isComplete === true;
    },
  };
}
