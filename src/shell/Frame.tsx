import { HeadContent, Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { shellMessages } from '#catalog/shell-messages.ts';
import { ConnectionNotice } from '#pwa/ConnectionNotice.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageChangeNotice } from './PageChangeNotice.tsx';
import { useIsPageLoading } from './PageProgress.tsx';
import { RouteChange } from './RouteChange.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useIsCovered } from './useIsCovered.ts';

/**
 * The header, footer, notices and toasts around every page. React hydrates the header first, and what is in a Suspense
 * boundary afterwards, in small tasks; a press there hydrates the boundary at once, and is then answered.
 */
export function Frame() {
  useLayoutEffect(sayHydrated, []);
  return (
    <>
      <HeadContent />
      <div>
        <SkipLink />
        <Header />
        <Main>
          <Suspense>
            <Outlet />
          </Suspense>
        </Main>
        <BehindMenu>
          <Suspense>
            <Footer />
          </Suspense>
        </BehindMenu>
        <ConnectionNotice />
        <PageChangeNotice />
      </div>
      <Toasts label={shellMessages('toasts.label')} />
      <RouteChange />
    </>
  );
}

function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      inert={useIsCovered()}
      aria-busy={useIsPageLoading() || undefined}
    >
      {children}
    </main>
  );
}

function BehindMenu({ children }: { readonly children: ReactNode }) {
  return <div inert={useIsCovered()}>{children}</div>;
}

/**
 * `<html data-hydrated>` tells checks of the site that React has taken over the page: from now on it answers input. Set in
 * the task in which the header's menus take over, because it ends the styles that kept them open (early-menus.css).
 */
function sayHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
}
