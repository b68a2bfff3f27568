import './frame.css';
import shell from 'virtual:copy/shell';
import { Notice } from 'virtual:notice';
import { HeadContent } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { awaitPart, PAGE } from '#browser/hydration.ts';
import { ConnectionNotice } from '#offline/ConnectionNotice.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LaterPart } from './LaterPart.tsx';
import { Letterhead } from './Letterhead.tsx';
import { mobileMenu } from './navigation.ts';
import { Main, PageChange, PageChangeNotice } from './PageChange.tsx';
import { Pages, ShownPathProvider } from './Pages.tsx';

/**
 * What is around every page. A new part goes between the second pair of `BehindMenu`. React hydrates the header first, then
 * the page and each LaterPart.
 */
export function Frame() {
  useLayoutEffect(sayHydrated, []);
  return (
    <ShownPathProvider>
      <HeadContent />
      <div>
        <BehindMenu>
          {/* The first Tab stop. */}
          <a href="#main" className="skip-link button-primary">
            {shell.skip}
          </a>
        </BehindMenu>
        <Header />
        <BehindMenu>
          <Letterhead />
          <Notice />
          <Main>
            <Pages />
          </Main>
          <LaterPart>
            <Footer />
          </LaterPart>
          <ConnectionNotice />
          <PageChangeNotice />
        </BehindMenu>
      </div>
      <Toasts label={shell.toasts.label} />
      <PageChange />
    </ShownPathProvider>
  );
}

/**
 * Everything but the header and the toasts: inert while the open mobile menu covers it. A component of its own, because if
 * Frame read the menu's state, opening the menu would render every link of the page again.
 */
function BehindMenu({ children }: { readonly children: ReactNode }) {
  return <div inert={useStore(mobileMenu)}>{children}</div>;
}

/**
 * `<html data-hydrated>` tells checks of the site that React has taken over the page: from now on it answers input. Set in
 * the task in which the header's menus take over, because it ends the styles that kept them open (menus.css).
 */
function sayHydrated(): void {
  awaitPart(PAGE);
  document.documentElement.dataset['hydrated'] = '';
}
