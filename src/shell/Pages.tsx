import { CatchBoundary, useMatches } from '@tanstack/react-router';
import { Activity } from 'react';
import { useStore } from 'zustand';
import { ErrorPage } from './ErrorPage.tsx';
import { preparedPage } from './page-preparation.ts';

/** The page of the address and, hidden and without effects, the page that a press would show (page-preparation.ts). */
export function Pages() {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const prepared = useStore(preparedPage);
  if (!match) return null;
  const { pathname, loaderData } = match;
  const page = loaderData && 'page' in loaderData ? loaderData.page : <ErrorPage />;
  const pages = [{ pathname, page }];
  if (prepared && prepared.pathname !== pathname) pages.push(prepared);
  return pages.map((each) => (
    <Activity key={each.pathname} mode={each.pathname === pathname ? 'visible' : 'hidden'}>
      <CatchBoundary getResetKey={() => match.id} errorComponent={ErrorPage}>
        {each.page}
      </CatchBoundary>
    </Activity>
  ));
}
