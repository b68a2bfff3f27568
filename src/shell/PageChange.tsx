import './page-change.css';
import shell from 'virtual:copy/shell';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { announce } from '#browser/announcements.ts';
import { afterPaint } from '#browser/moments.ts';
import { NoticeStrip } from '#ui/NoticeStrip.tsx';
import { followLinks } from './follow-links.ts';
import { closeMenus, closeMobileMenu } from './navigation.ts';
import { pageChange } from './page-change.ts';

// What a visitor sees and hears of a change of page.

/**
 * After each change of page: closes the menus, scrolls to the top, announces the page's title and
 * focuses the new h1. If the link has a hash, it shows and focuses that element instead, on the same page, too.
 * A link to the current page scrolls to its top, as a browser does without scripts.
 * Back and Forward on the same page leave the place to the browser, where it keeps one.
 *
 * The title is announced because focus alone is not enough: Orca with Firefox says nothing when the
 * focused link is removed with the old page, or when a focused h1 is replaced by another h1.
 */
export function PageChange() {
  const router = useRouter();
  // A layout effect, so that no press is lost between hydration and the next task.
  useLayoutEffect(() => followLinks(router), [router]);
  useEffect(() => {
    let isTraversal = false;
    const stopFollowing = router.history.subscribe(({ action: { type } }) => {
      isTraversal = type !== 'PUSH' && type !== 'REPLACE';
    });
    const stopLeaving = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (!pathChanged) return;
      // Before anything is written: it reads the layout, and the layout of the old page is already computed.
      scrollToTop();
      blurHeader();
      closeMenus();
    });
    const stopListening = router.subscribe('onRendered', (change) => {
      const { fromLocation, toLocation, pathChanged, hrefChanged } = change;
      // The router reports the hydrated page, too, as a change from this page to itself.
      if (fromLocation === toLocation) return;
      const hashTarget = document.getElementById(toLocation.hash);
      if (pathChanged) announce(document.title);
      // A link to the current page.
      else flushSync(closeMenus);
      const isOnPage = isTraversal && !pathChanged;
      // No event of the history tells of a link to the current page.
      isTraversal = false;
      // The address stays if a Back that nothing answers is undone: so does the place. For other addresses the browser returns to
      // the place only in the mode `auto`. After a reload or a visit to another page the mode is `manual`.
      if (isOnPage && (!hrefChanged || window.history.scrollRestoration === 'auto')) return;
      if (hashTarget) show(hashTarget);
      else if (!pathChanged) scrollToTop();
      // Focus reads the layout, and its styles change the layout again: before the paint, both would be computed twice.
      else afterPaint(focusHeading);
    });
    return () => {
      stopFollowing();
      stopLeaving();
      stopListening();
    };
  }, [router]);

  useEffect(() => {
    // Back and Forward also scroll to the top; a reload keeps the scroll position, and so do Back and Forward on one page
    // (page-change.ts).
    let modeWhenVisible: ScrollRestoration = 'auto';
    const follow = (type: string) => {
      if (type === 'pageshow') modeWhenVisible = 'manual';
      else if (document.hidden) modeWhenVisible = window.history.scrollRestoration;
      // A hidden tab counts as left, because the system may discard it, and no event tells that.
      const isLeft = type === 'pagehide' || document.hidden;
      window.history.scrollRestoration = isLeft ? 'auto' : modeWhenVisible;
    };
    // While the document loads, the browser may still have to return to the place before a reload.
    if (document.readyState === 'complete') follow('pageshow');
    const listening = new AbortController();
    for (const name of ['pageshow', 'pagehide', 'visibilitychange']) {
      window.addEventListener(name, ({ type }) => follow(type), { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return null;
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Menus and the Back button pass their focus on when they go, and what gets it would be announced before the new heading. */
function blurHeader(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('header [role=group], .back-button'))
    focused.blur();
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Scrolls to the target of a hash and focuses it, so that Tab continues there. */
function show(target: HTMLElement): void {
  target.tabIndex = -1;
  target.scrollIntoView({ behavior: 'instant' });
  target.focus({ preventScroll: true });
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
