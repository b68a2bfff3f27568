import './page-change.css';
import shell from 'virtual:copy/shell';
import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { announce } from '#browser/announcements.ts';
import { NoticeStrip } from '#ui/NoticeStrip.tsx';
import { closeMenus, closeMobileMenu } from './navigation.ts';
import { pageChange } from './page-change.ts';

// What a visitor sees and hears of a change of page.

/**
 * After each change of page: closes the menus, scrolls to the top, announces the page's title and
 * focuses the new h1. If the link has a hash, it shows and focuses that element instead, on the same page, too.
 * Back and Forward on the same page leave the place to the browser.
 *
 * The title is announced because focus alone is not enough: Orca with Firefox says nothing when the
 * focused link is removed with the old page, or when a focused h1 is replaced by another h1.
 */
export function PageChange() {
  const router = useRouter();
  useEffect(() => {
    let isTraversal = false;
    const stopFollowing = router.history.subscribe(({ action: { type } }) => {
      isTraversal = type !== 'PUSH' && type !== 'REPLACE';
    });
    const stopLeaving = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (!pathChanged) return;
      // Before the new page is in the document: both calls read the layout, and the layout of the old page is already
      // computed. Synchronously, because the page behind the open mobile menu is inert and cannot take the focus.
      flushSync(closeMenus);
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    const stopListening = router.subscribe('onRendered', (change) => {
      const { fromLocation, toLocation, pathChanged } = change;
      // The router reports the hydrated page, too, as a change from this page to itself.
      if (fromLocation === toLocation) return;
      const { hash } = toLocation;
      const hashTarget = hash === '' ? null : document.getElementById(hash);
      if (pathChanged) announce(document.title);
      // A link to the current page.
      else flushSync(closeMenus);
      if (hashTarget && (pathChanged || !isTraversal)) show(hashTarget);
      else if (pathChanged) {
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }
    });
    const stopFollowingHashes = followHashLinks(router.history);
    return () => {
      stopFollowing();
      stopLeaving();
      stopListening();
      stopFollowingHashes();
    };
  }, [router]);

  useEffect(() => {
    // Back and Forward also scroll to the top; a reload keeps the scroll position, and so do Back and Forward on one page
    // (page-change.ts).
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

/**
 * Makes links to an element of the same page navigations of the router. The browser's own navigation would lose the
 * state in which the router counts the pages behind this page (`BackButton` in Header.tsx). Returns a function that stops this.
 */
function followHashLinks(history: RouterHistory): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // A browser does not add the same address to its history twice.
    const navigate = link.hash === hash ? history.replace : history.push;
    navigate(pathname + search + link.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Whether the next page has been loading for long enough to show it. */
function useIsPageLoading(): boolean {
  return useStore(pageChange.store, ({ status }) => status === 'loading');
}

/** The landmark of the page's own content. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} aria-busy={useIsPageLoading() || undefined}>
      {children}
    </main>
  );
}

/** The thin bar under the header while a page loads. Screen readers learn it from `aria-busy`. */
export function PageProgress() {
  const isLoading = useIsPageLoading();
  return isLoading && <div className="page-progress" />;
}

/** Says that the next page could not be loaded, and that the current page stays. */
export function PageChangeNotice() {
  const hasFailed = useStore(pageChange.store, ({ status }) => status === 'failed');
  useEffect(() => {
    if (!hasFailed) return;
    // The notice is behind the open mobile menu. The focus moves from the pressed link to the menu's button.
    closeMobileMenu();
    announce(shell.change.failed);
  }, [hasFailed]);
  if (!hasFailed) return null;
  return <NoticeStrip label={shell.change.label} text={shell.change.failed} />;
}
