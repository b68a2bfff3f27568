import './menus.css';
import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import { memo, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { LaterPart } from './LaterPart.tsx';
import { lists } from './LinkLists.tsx';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import { type MenuId, navigation, statusOf } from './navigation.ts';
import { useDismissal } from './useDismissal.ts';

/** The greatest number of links in one column of a menu, which then fits a window 45rem high. */
const LONGEST_COLUMN = 10;

const namesOfAll = {
  services: shell.navigation.allServices,
  industries: shell.navigation.allIndustries,
};

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
      // Touch and pen open menus by a press. Not react-aria's useHover: it treats a pen as a mouse, and starts under a mouse that
      // does not move.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && navigation.mouseMoved(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && navigation.mouseLeft(id)}
    >
      <MenuDisclosure
        menu={id}
        isOpen={status === 'open'}
        onToggle={() => navigation.press(id)}
        triggerClass="menu-trigger"
        trigger={
          <>
            {names.pages[lists[id].index]}
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
  const { entries, index } = lists[id];
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
            {namesOfAll[id]}
            <Icon name="arrow-right" className="action-arrow" />
          </Link>
        </p>
      </LaterPart>
    </div>
  );
});
