import './menus.css';
import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import { memo, type PointerEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { industries, industryIds } from '#content/industries.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { serviceIds, services } from '#content/services.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { LaterPart } from './LaterPart.tsx';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import { type MenuId, navigation, statusOf } from './navigation.ts';
import { useDismissal } from './useDismissal.ts';

/** The greatest number of links in one column of a menu, which then fits a window 45rem high. */
const LONGEST_COLUMN = 10;

/** The links of each menu; `index` is the page that lists them all, `all` the name of the link to that page. */
const menus = {
  services: {
    entries: serviceIds.map((id) => ({
      to: servicePath(id),
      icon: services[id].icon,
      name: names.services[id],
    })),
    index: '/services',
    all: shell.navigation.allServices,
  },
  industries: {
    entries: industryIds.map((id) => ({
      to: industryPath(id),
      icon: industries[id].icon,
      name: names.industries[id],
    })),
    index: '/industry',
    all: shell.navigation.allIndustries,
  },
} as const;

/**
 * A list of links behind a button (the WAI-ARIA disclosure navigation pattern). The links are in
 * the prerendered page.
 */
export function NavigationMenu({ id }: { readonly id: MenuId }) {
  const container = useRef<HTMLDivElement>(null);
  const status = useStore(navigation.store, (state) => statusOf(state, id));
  useDismissal(container, status, navigation.dismiss);
  return (
    <div
      ref={container}
      className="menu"
      // Not react-aria's useHover: it treats a pen as a mouse, and starts under a mouse that does not move.
      onPointerMove={onlyForMouse(() => navigation.mouseMoved(id))}
      onPointerLeave={onlyForMouse(() => navigation.mouseLeft(id))}
    >
      <MenuDisclosure
        menu={id}
        isOpen={status === 'open'}
        onToggle={() => navigation.press(id)}
        triggerClass="menu-trigger"
        trigger={
          <>
            {names.pages[menus[id].index]}
            <Icon name="caret-down-fill" className="menu-caret" />
          </>
        }
        panelClass="menu-panel"
        panel={<MenuEntries id={id} />}
        onFoundOpen={(by) => navigation.adopt(id, by)}
      />
    </div>
  );
}

/** Takes no state of the menu, so that React does not render the links again when the menu opens. */
const MenuEntries = memo(function MenuEntries({ id }: { readonly id: MenuId }) {
  const { entries, index, all } = menus[id];
  return (
    <div className="menu-surface">
      <LaterPart>
        <ul className={entries.length > LONGEST_COLUMN ? 'w-150 columns-2 gap-x-2' : 'w-70'}>
          {entries.map((entry) => (
            <li key={entry.to} className="break-inside-avoid pb-0.5">
              <Link to={entry.to} className="menu-link">
                <Icon name={entry.icon} className="text-6 text-ink-2" />
                {entry.name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3 border-t border-line pt-3">
          <Link to={index} className="group menu-link">
            {all}
            <Icon name="arrow-right" className="action-arrow" />
          </Link>
        </p>
      </LaterPart>
    </div>
  );
});

/** Calls the listener for the mouse only: touch and pen open menus by a press. */
function onlyForMouse(listener: (event: PointerEvent) => void) {
  return (event: PointerEvent) => {
    if (event.pointerType === 'mouse') listener(event);
  };
}
