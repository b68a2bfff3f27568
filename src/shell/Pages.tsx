import { CatchBoundary, useMatches } from '@tanstack/react-router';
import { Activity, type RefCallback } from 'react';
import { useStore } from 'zustand';
import { ErrorPage } from './ErrorPage.tsx';
import { preparedPage } from './page-preparation.ts';

/** The page of the address and, out of sight, the page that a press would show (page-preparation.ts). */
export function Pages() {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const prepared = useStore(preparedPage);
  if (!match) return null;
  const { pathname, loaderData } = match;
  const page = loaderData && 'page' in loaderData ? loaderData.page : <ErrorPage />;
  const pages = [{ pathname, page }];
  if (prepared && prepared.pathname !== pathname) pages.push(prepared);
  return pages.map((each) => {
    const isShown = each.pathname === pathname;
    return (
      <div
        key={each.pathname}
        ref={layOutHidden}
        className={isShown ? 'page' : 'page page-prepared'}
        inert={!isShown}
      >
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <div>
            <CatchBoundary getResetKey={() => match.id} errorComponent={ErrorPage}>
              {each.page}
            </CatchBoundary>
          </div>
        </Activity>
      </div>
    );
  });
}

/**
 * React hides what is in a hidden Activity by `display: none`, so that the browser would style and lay out the page only
 * after the press. Here `.page-prepared` hides the page.
 */
const layOutHidden: RefCallback<HTMLElement> = (place) => {
  if (!place) return;
  const observer = new MutationObserver(() => {
    for (const element of place.children) {
      if (element instanceof HTMLElement) element.style.removeProperty('display');
    }
  });
  observer.observe(place, { childList: true });
  return () => observer.disconnect();
};
