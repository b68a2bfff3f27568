import shell from 'virtual:copy/shell';
import { Main } from 'virtual:main';
import { HeadContent, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { ConnectionNotice } from '#pwa/ConnectionNotice.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { mobileMenu } from './mobile-menu.ts';
import { PageChangeNotice } from './PageChangeNotice.tsx';
import { RouteChange } from './RouteChange.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What is around every page. A new part goes between the second pair of `BehindMenu`. */
export function Frame() {
  return (
    <>
      <HeadContent />
      <div>
        <BehindMenu>
          <SkipLink />
        </BehindMenu>
        <Header />
        <BehindMenu>
          <Main>
            <Outlet />
          </Main>
          <Footer />
          <ConnectionNotice />
          <PageChangeNotice />
        </BehindMenu>
      </div>
      <Toasts label={shell.toasts.label} />
      <RouteChange />
    </>
  );
}

/**
 * Everything but the header and the toasts: inert while the open mobile menu covers it. A component of its own, because if
 * Frame read the menu's state, opening the menu would render every link of the page again.
 */
function BehindMenu({ children }: { readonly children: ReactNode }) {
  return <div inert={useStore(mobileMenu, (state) => state.isOpen)}>{children}</div>;
}
