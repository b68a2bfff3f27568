import { whenIdle } from '#browser/when-idle.ts';
import { paths } from '#content/paths.ts';
import type { PageLoader } from './page-loader.ts';

/** How many pages are loaded at the same time. One by one, each page would wait for its own round trip. */
const PARALLEL_PAGES = 6;

/**
 * Loads the code and messages of every page while this page is idle, so that no link waits for the
 * network. Resolves when every page was tried; a page that failed is requested again at a press.
 */
export async function preloadPages(pages: PageLoader): Promise<void> {
  const remaining = [...paths];
  const loadNext = async (): Promise<void> => {
    const path = remaining.shift();
    if (path === undefined) return;
    await whenIdle();
    await pages.load(path);
    await loadNext();
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, loadNext));
}
