import './navigation-menu.css';
import { memo, type PointerEvent, Suspense, useRef } from 'react';
import { Disclosure } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Icon as IconName } from '#content/icons.ts';
import type { Path } from '#content/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { MenuPanel, MenuTrigger } from './MenuTrigger.tsx';
import { navigation } from './navigation.ts';
import { type MenuId, statusOf } from './navigation-machine.ts';
import { useDismissal } from './useDismissal.ts';

interface MenuEntry {
  readonly to: Path;
  readonly icon: IconName;
  readonly name: string;
}

interface MenuEntriesProps {
  readonly columns: 1 | 2;
  readonly entries: readonly MenuEntry[];
  /** The link below the entries, to the page that lists them all. */
  readonly index: Omit<MenuEntry, 'icon'>;
}

interface NavigationMenuProps extends MenuEntriesProps {
  readonly id: MenuId;
  readonly label: string;
}

/**
 * A list of links behind a button (the WAI-ARIA disclosure navigation pattern). The links are in
 * the prerendered page.
 */
export function NavigationMenu({ id, label, ...entries }: NavigationMenuProps) {
  const container = useRef<HTMLDivElement>(null);
  const status = useStore(navigation.store, (state) => statusOf(state, id));
  useDismissal(container, status, navigation.dismiss);
  return (
    <Disclosure
      ref={container}
      className="menu"
      isExpanded={status === 'open'}
      onExpandedChange={() => navigation.press(id)}
      // Not react-aria's useHover: it treats a pen as a mouse, and starts under a mouse that does not move.
      onPointerMove={onlyForMouse(() => navigation.mouseMoved(id))}
      onPointerLeave={onlyForMouse(() => navigation.mouseLeft(id))}
    >
      <MenuTrigger
        menu={id}
        className="menu-trigger"
        onFoundOpen={(by) => navigation.adopt(id, by)}
        onLatePress={() => navigation.press(id)}
      >
        {label}
        <Icon name="caret-down-fill" className="menu-caret" />
      </MenuTrigger>
      <MenuPanel className="menu-panel">
        <div className="menu-surface">
          <Suspense>
            <MenuEntries {...entries} />
          </Suspense>
        </div>
      </MenuPanel>
    </Disclosure>
  );
}

/** Takes no state of the menu, so that React does not render the links again when the menu opens. */
const MenuEntries = memo(function MenuEntries({ columns, entries, index }: MenuEntriesProps) {
  return (
    <>
      <ul className={columns === 2 ? 'w-150 columns-2 gap-x-2' : 'w-70'}>
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
        <Link to={index.to} className="group menu-link">
          {index.name}
          <Icon name="arrow-right" className="action-arrow" />
        </Link>
      </p>
    </>
  );
});

/** Calls the listener for the mouse only: touch and pen open menus by a press. */
function onlyForMouse(listener: (event: PointerEvent) => void) {
  return (event: PointerEvent) => {
    if (event.pointerType === 'mouse') listener(event);
  };
}
