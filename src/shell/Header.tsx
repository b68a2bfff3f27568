import './frame.css';
import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import { useCanGoBack, useHydrated, useRouter } from '@tanstack/react-router';
import { type RefCallback, useEffect } from 'react';
import { ActionLink } from '#ui/ActionLink.tsx';
import { Announcer } from '#ui/Announcer.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { moveFocusByArrow } from './arrow-keys.ts';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { closeMenus, closeMobileMenu } from './navigation.ts';
import { PageProgress } from './PageChange.tsx';

/** The sticky header: logo, plain links, two menus, and the button to the contact page. */
export function Header() {
  useEffect(() => {
    // The desktop and the mobile layout have different menus, so a change of layout closes all menus.
    const desktop = window.matchMedia('(min-width: 64em)');
    desktop.addEventListener('change', closeMenus);
    // Opened before hydration, when the window was narrower.
    if (desktop.matches) closeMobileMenu();
    return () => desktop.removeEventListener('change', closeMenus);
  }, []);
  return (
    <header id="header" className="site-header ground border-b border-line">
      <div className="measure flex flex-wrap min-h-19 items-center justify-between py-3 gap-x-2 lg:gap-x-4">
        <div className="flex items-center">
          <BackButton />
          <Logo />
        </div>
        <nav aria-label={shell.navigation.label} className="hidden lg:block">
          <ul
            className="flex flex-wrap items-center gap-y-1 xl:gap-x-1"
            onKeyDown={moveFocusByArrow}
          >
            <li>
              <Link to="/" className="header-link">
                {names.pages['/']}
              </Link>
            </li>
            <li>
              <NavigationMenu id="services" />
            </li>
            <li>
              <NavigationMenu id="industries" />
            </li>
            {(['/careers', '/about', '/contact'] as const).map((to) => (
              <li key={to}>
                <Link to={to} className="header-link">
                  {names.pages[to]}
                </Link>
              </li>
            ))}
            <li className="ms-2 xl:ms-4">
              <ActionLink to="/contact" look="ink" className="min-h-11 px-5 text-4">
                {shell.navigation.start}
              </ActionLink>
            </li>
          </ul>
        </nav>
        <MobileMenu />
      </div>
      <PageProgress />
      {/* In a landmark, as all text of a page should be, and in the only landmark that no open menu makes inert. */}
      <Announcer />
    </header>
  );
}

/**
 * Goes back in the installed app, because its window has no back button on iOS. The styles show it only in
 * an app window. It is not rendered before hydration, or if the history has no earlier page of the site.
 */
function BackButton() {
  const isHydrated = useHydrated();
  const canGoBack = useCanGoBack();
  const { history } = useRouter();
  if (!isHydrated || !(canGoBack || followsOwnDocument())) return null;
  return (
    <button
      ref={passFocusOn}
      type="button"
      aria-label={shell.header.back}
      onClick={() => history.back()}
      className="back-button"
    >
      <Icon name="arrow-left" className="text-6 rtl:-scale-x-100" />
    </button>
  );
}

/** When Back on the same page leaves nothing behind it, the pressed button goes. The logo beside it gets its focus. */
const passFocusOn: RefCallback<HTMLElement> = (button) => () => {
  if (button === document.activeElement) document.querySelector<HTMLElement>('.logo')?.focus();
};

/** Whether a document of the site is behind this one: the router counts pages from the first page of a document. */
const followsOwnDocument = () =>
  window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
