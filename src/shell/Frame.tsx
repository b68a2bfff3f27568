import { HeadContent, Outlet } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { shellMessages } from '#catalog/shell-messages.ts';
import { ConnectionNotice } from '#pwa/ConnectionNotice.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { mobileMenuStore } from './mobile-menu-store.ts';
import { RouteChange } from './RouteChange.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Every page's frame. While the mobile menu covers the page, what is behind it cannot be reached. */
export function Frame() {
  const isCovered = useStore(mobileMenuStore, (state) => state.isOpen);
  return (
    <>
      <HeadContent />
      <div className="frame">
        <SkipLink isInert={isCovered} />
        <Header />
        <main id="main" tabIndex={-1} inert={isCovered}>
          <Outlet />
        </main>
        <div inert={isCovered}>
          <Footer />
        </div>
        <ConnectionNotice />
      </div>
      <Toasts label={shellMessages('toasts.label')} />
      <RouteChange />
    </>
  );
}
