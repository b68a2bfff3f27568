import shell from 'virtual:copy/shell';
import { Main } from 'virtual:main';
import { HeadContent, Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { ConnectionNotice } from '#pwa/ConnectionNotice.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { mobileMenu } from './mobile-menu.ts';
import { PageChangeNotice } from './PageChangeNotice.tsx';
import { RouteChange } from './RouteChange.tsx';
import { SkipLink } from './SkipLink.tsx';

/**
 * What is around every page. A new part goes between the second pair of `BehindMenu`. React hydrates the header first, and
 * what is in a Suspense boundary afterwards, in small tasks; a press there hydrates the boundary at once, and is then answered.
 */
export function Frame() {
  useLayoutEffect(sayHydrated, []);
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
            <Suspense>
              <Outlet />
            </Suspense>
          </Main>
          <Suspense>
            <Footer />
          </Suspense>
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

/**
 * `<html data-hydrated>` tells checks of the site that React has taken over the page: from now on it answers input. Set in
 * the task in which the header's menus take over, because it ends the styles that kept them open (early-menus.css).
 */
function sayHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
}
