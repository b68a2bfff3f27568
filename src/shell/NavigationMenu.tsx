import { useRef } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import type { Icon as IconName } from '#content/appearance.ts';
import type { Path } from '#content/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import type { MenuId } from './navigation-store.ts';
import { useDismissal } from './useDismissal.ts';
import { useOpenMenu } from './useOpenMenu.ts';

interface MenuEntry {
  readonly to: Path;
  readonly icon: IconName;
  readonly name: string;
}

interface NavigationMenuProps {
  readonly id: MenuId;
  readonly label: string;
  readonly columns: 1 | 2;
  readonly entries: readonly MenuEntry[];
}

/**
 * A list of links behind a button (the WAI-ARIA disclosure navigation pattern). The links are in
 * the prerendered page; without JavaScript, hover and focus open the list (navigation.css).
 */
export function NavigationMenu({ id, label, columns, entries }: NavigationMenuProps) {
  const container = useRef<HTMLDivElement>(null);
  const menu = useOpenMenu(id);
  useDismissal(container, menu.isExpanded);
  return (
    <Disclosure {...menu} ref={container} className="menu">
      <Button slot="trigger" className="menu-trigger">
        {label}
        <span className="i-ph-caret-down-fill menu-caret" aria-hidden="true" />
      </Button>
      <DisclosurePanel className="menu-panel">
        <ul className={`menu-list ${columns === 2 ? 'w-160 grid-cols-2' : 'w-80'}`}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to} className="menu-link">
                <Icon name={entry.icon} className="text-6 text-ink-2" />
                {entry.name}
              </Link>
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}
