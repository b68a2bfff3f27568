import { paths } from '#content/paths.ts';
import { whenIdle } from '#document/when-idle.ts';
import type { PageLoader } from './page-loader.ts';

/** How many pages are asked for at a time: one after the other, each would wait for a round trip of its own. */
const PARALLEL_PAGES = 6;

/**
 * Brings the code and the words of every page into memory while this page is idle, so that no link waits
 * for the network. Resolved when each has been asked for; what could not be had is asked for at a press.
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
