import { CatchBoundary, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { wholePage } from '#browser/hydration.ts';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import { PageIsShown, ShownPath } from '#ui/shown-page.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { createNextPage, followPointers, preparedPath } from './next-page.ts';

interface Page {
  readonly path: string;
  readonly content: ReactNode;
}

const nextPage = createNextPage();

/** The attributes of a page that waits to be shown. Tools that do not know `inert` know `aria-hidden`. */
const waiting = { className: 'next-page', inert: true, 'aria-hidden': true };

/** Tells the links inside which page is shown. */
export function ShownPathProvider({ children }: { readonly children: ReactNode }) {
  const { path } = useShownPage();
  return <ShownPath value={path}>{children}</ShownPath>;
}

/**
 * The shown page, and the first section of the page whose link is pointed at: React renders it and the browser lays it out
 * before the press, which then only shows it. The router's `Outlet` would render it a second time.
 */
export function Pages() {
  const shown = useShownPage();
  const next = usePreparedPage();
  const pages = next === null || next.path === shown.path ? [shown] : [shown, next];
  return (
    // React hydrates the page after the header, in a task of its own.
    <Suspense>
      {pages.map((page) => (
        <div key={page.path} {...(page !== shown && waiting)}>
          <PageIsShown value={page === shown}>
            <CatchBoundary getResetKey={() => page.content} errorComponent={ErrorPage}>
              {page.content}
            </CatchBoundary>
          </PageIsShown>
        </div>
      ))}
    </Suspense>
  );
}

/** The page of the router's last match: what its route has loaded, or the error page. */
function useShownPage(): Page {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  return {
    // The router ends the paths of indexes with a slash, and reads `/contact%2F` as `/contact/`, which no page has.
    path: match?.routeId === '/$' ? NOT_FOUND : canonicalPathname(match?.pathname ?? '/'),
    content: match?.loaderData?.page ?? <ErrorPage />,
  };
}

/** The page whose link is pointed at, once it has loaded. React renders it in small tasks. */
function usePreparedPage(): Page | null {
  const router = useRouter();
  const path = useStore(nextPage.store, preparedPath);
  const [page, setPage] = useState<Page | null>(null);

  useEffect(() => followPointers(nextPage, (to: string) => router.preloadRoute({ to })), [router]);

  useEffect(() => {
    let isCurrent = path !== null;
    const prepare = async (path: string) => {
      const matches = await router.preloadRoute({ to: path });
      await wholePage();
      const content = matches?.at(-1)?.loaderData?.page;
      if (isCurrent && content) startTransition(() => setPage({ path, content }));
    };
    if (path === null) startTransition(() => setPage(null));
    else void prepare(path);
    return () => {
      isCurrent = false;
    };
  }, [path, router]);
  return page;
}
