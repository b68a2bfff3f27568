import type { Path } from '#content/paths.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** What the header leads to. Contact's form is too much code for a page at rest: it comes on intent. */
const likelyNext = ['/', '/services', '/industry', '/careers', '/about'] as const satisfies Path[];

interface PagePreloader {
  /** The router's: brings a page's code and sentences; it reports what fails, and asks again for the page. */
  readonly preloadRoute: (options: {
    readonly to: (typeof likelyNext)[number];
  }) => Promise<unknown>;
}

/**
 * Makes the pages ready that a visitor may ask for next: a press on a link shows them without waiting
 * for code. Once the worker holds the site, so no byte comes from the network, and a page per idle moment.
 */
export async function preloadPages(router: PagePreloader): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  for (const to of likelyNext) {
    await whenIdle();
    await router.preloadRoute({ to });
  }
}
