import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#document/announcements.ts';
import { closeMenus } from './close-menus.ts';
import { deferPaint } from './defer-paint.ts';

/**
 * After each change of page: closes the menus, scrolls to the top, announces the page's title and
 * focuses the new h1. If the link has a hash, it scrolls to that element and focuses it instead.
 * A change of only the hash is not a change of page.
 *
 * The title is announced because focus alone is not enough: Orca with Firefox says nothing when the
 * focused link is removed with the old page, or when a focused h1 is replaced by another h1.
 */
export function RouteChange() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        const { hash } = router.state.location;
        const hashTarget = hash === '' ? null : document.getElementById(hash);
        const main = document.querySelector('main');
        // Before the menus close, because react-aria then measures a panel, which lays out the page.
        if (pathChanged && main && !hashTarget) deferPaint(main);
        // Also after a link to the current page. Synchronously, because the page behind the open
        // mobile menu is inert and cannot take the focus.
        flushSync(closeMenus);
        if (!pathChanged) return;
        window.scrollTo({ top: 0, behavior: 'instant' });
        hashTarget?.scrollIntoView({ behavior: 'instant' });
        const focusTarget = hashTarget ?? main?.querySelector('h1');
        announce(document.title);
        focusTarget?.focus({ preventScroll: true });
      }),
    [router],
  );

  useEffect(() => {
    // Back and Forward also scroll to the top; a reload keeps the scroll position.
    const manual = () => {
      window.history.scrollRestoration = 'manual';
    };
    const automatic = () => {
      window.history.scrollRestoration = 'auto';
    };
    manual();
    window.addEventListener('pageshow', manual);
    window.addEventListener('pagehide', automatic);
    return () => {
      window.removeEventListener('pageshow', manual);
      window.removeEventListener('pagehide', automatic);
    };
  }, []);
  return null;
}
