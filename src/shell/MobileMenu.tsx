import './menus.css';
import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import { useHydrated } from '@tanstack/react-router';
import { memo, useRef } from 'react';
import { useStore } from 'zustand';
import { mobileLinks } from '#content/navigation.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { LaterPart } from './LaterPart.tsx';
import { LanguageLinks, ShortLists } from './LinkLists.tsx';
import { earlyMenuId, MenuDisclosure } from './MenuDisclosure.tsx';
import { closeMobileMenu, mobileMenu } from './navigation.ts';
import { useDismissal } from './useDismissal.ts';

/**
 * The menu of windows narrower than 64em: plain links, then the first six services and industries, each list under
 * a link to its index page. The specification makes Get Started a button that only closes the menu.
 */
export function MobileMenu() {
  const container = useRef<HTMLDivElement>(null);
  const isOpen = useStore(mobileMenu);
  useDismissal(container, isOpen ? 'open' : 'closed', closeMobileMenu);
  return (
    <div ref={container} className="mobile-menu lg:hidden">
      <MenuDisclosure
        menu="mobile"
        isOpen={isOpen}
        onToggle={() => mobileMenu.setState((wasOpen) => !wasOpen)}
        triggerClass="mobile-trigger"
        trigger={
          <>
            <Icon name={isOpen ? 'x' : 'list'} className="text-6" />
            {shell.mobile.menu}
          </>
        }
        panelClass="mobile-panel"
        panel={<MobilePanel />}
        onFoundOpen={() => mobileMenu.setState(true)}
      />
    </div>
  );
}

/** Takes no state of the menu, so that React does not render its links again when the menu opens. */
const MobilePanel = memo(function MobilePanel() {
  return (
    <LaterPart>
      <MobileContent />
    </LaterPart>
  );
});

function MobileContent() {
  const isHydrated = useHydrated();
  return (
    <nav aria-label={shell.mobile.menu} className="mobile-content">
      <ul className="grid gap-1 sm:grid-cols-2">
        {mobileLinks.map((to) => (
          <li key={to}>
            <Link to={to} className="mobile-link font-display font-600 text-6">
              {names.pages[to]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid gap-8 border-t border-line pt-6 sm:grid-cols-2">
        <ShortLists
          titles={{ services: names.pages['/services'], industries: names.pages['/industry'] }}
          heading="p"
          linkClass="mobile-link"
        />
      </div>
      <LanguageLinks className="mobile-link text-6" />
      {/* Not react-aria's Button, which ignores a press that began before hydration. */}
      <button
        type="button"
        className="button-primary w-full"
        onClick={closeMobileMenu}
        {...(!isHydrated && earlyClose)}
      >
        {shell.navigation.start}
      </button>
    </nav>
  );
}

/** Closes the menu before hydration, too. */
const earlyClose = { popoverTarget: earlyMenuId('mobile'), popoverTargetAction: 'hide' } as const;
