import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#browser/announcements.ts';
import { closeMenus } from './close-menus.ts';
import { deferPaint } from './defer-paint.ts';
import { followHashLinks } from './follow-hash-links.ts';

/**
 * After each change of page: closes the menus, scrolls to the top, announces the page's title and
 * focuses the new h1. If the link has a hash, it shows and focuses that element instead, on the same page, too.
 * Back and Forward on the same page leave the place to the browser.
 *
 * The title is announced because focus alone is not enough: Orca with Firefox says nothing when the
 * focused link is removed with the old page, or when a focused h1 is replaced by another h1.
 */
export function RouteChange() {
  const router = useRouter();
  useEffect(() => {
    let isTraversal = false;
    const stopFollowing = router.history.subscribe(({ action: { type } }) => {
      isTraversal = type !== 'PUSH' && type !== 'REPLACE';
    });
    const stopListening = router.subscribe('onRendered', (change) => {
      const { fromLocation, toLocation, pathChanged } = change;
      // The router reports the hydrated page, too, as a change from this page to itself.
      if (fromLocation === toLocation) return;
      const { hash } = toLocation;
      const hashTarget = hash === '' ? null : document.getElementById(hash);
      const main = document.querySelector('main');
      // Before the menus close, because react-aria then measures a panel, which lays out the page.
      if (pathChanged && main && !hashTarget) deferPaint(main);
      // Also after a link to the current page. Synchronously, because the page behind the open
      // mobile menu is inert and cannot take the focus.
      flushSync(closeMenus);
      if (pathChanged) {
        window.scrollTo({ top: 0, behavior: 'instant' });
        announce(document.title);
      }
      if (hashTarget && (pathChanged || !isTraversal)) show(hashTarget);
      else if (pathChanged) main?.querySelector('h1')?.focus({ preventScroll: true });
    });
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [router]);

  useEffect(() => followHashLinks(router.history), [router]);

  useEffect(() => {
    // Back and Forward also scroll to the top; a reload keeps the scroll position, and so do Back and Forward on one page
    // (guard-page-changes.ts).
    const restoration = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    const manual = restoration('manual');
    const automatic = restoration('auto');
    // While the document loads, the browser may still have to return to the place before a reload.
    if (document.readyState === 'complete') manual();
    window.addEventListener('pageshow', manual);
    window.addEventListener('pagehide', automatic);
    return () => {
      window.removeEventListener('pageshow', manual);
      window.removeEventListener('pagehide', automatic);
    };
  }, []);
  return null;
}

/** Scrolls to the target of a hash and focuses it, so that Tab continues there. */
function show(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.scrollIntoView({ behavior: 'instant' });
  target.focus({ preventScroll: true });
}
