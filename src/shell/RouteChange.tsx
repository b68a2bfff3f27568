import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#document/announcements.ts';
import { closeMenus } from './close-menus.ts';
import { deferPaint } from './defer-paint.ts';

/**
 * What a change of page means beside its content: the menus close, the window is at the top, the
 * page's title is announced, and focus is on the new h1; with a link to a place on that page, window
 * and focus are there. A change of the hash alone is no change of page.
 *
 * Focus alone is not enough: readers are silent where the focused link went with the old page, and
 * where one focused h1 takes the place of another (Orca with Firefox).
 */
export function RouteChange() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        const { hash } = router.state.location;
        const place = hash === '' ? null : document.getElementById(hash);
        const main = document.querySelector('main');
        // Before the menus close: react-aria measures a panel then, and the browser lays out the page for it.
        if (pathChanged && main && !place) deferPaint(main);
        // Also for a link to the page that is shown. At once, since the page behind the mobile menu
        // is inert as long as that is open, and would not take the focus.
        flushSync(closeMenus);
        if (!pathChanged) return;
        window.scrollTo({ top: 0, behavior: 'instant' });
        place?.scrollIntoView({ behavior: 'instant' });
        const goal = place ?? main?.querySelector('h1');
        announce(document.title);
        goal?.focus({ preventScroll: true });
      }),
    [router],
  );

  useEffect(() => {
    // The browser would scroll back by itself on back and forward, but a reload should stay put.
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
