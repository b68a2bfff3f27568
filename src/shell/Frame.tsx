import shell from 'virtual:copy/shell';
import { HeadContent, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '#pwa/ConnectionNotice.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageChangeNotice } from './PageChangeNotice.tsx';
import { useIsPageLoading } from './PageProgress.tsx';
import { RouteChange } from './RouteChange.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useIsCovered } from './useIsCovered.ts';

/** The header, footer, notices and toasts around every page. */
export function Frame() {
  return (
    <>
      <HeadContent />
      <div>
        <SkipLink />
        <Header />
        <Main>
          <Outlet />
        </Main>
        <BehindMenu>
          <Footer />
        </BehindMenu>
        <ConnectionNotice />
        <PageChangeNotice />
      </div>
      <Toasts label={shell.toasts.label} />
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
