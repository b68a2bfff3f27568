import './menus.css';
import { useHydrated } from '@tanstack/react-router';
import { type JSX, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button, DisclosurePanel } from 'react-aria-components';
import type { MenuId, Opener } from './navigation.ts';

interface MenuTriggerProps {
  readonly menu: MenuId | 'mobile';
  readonly className: string;
  readonly children: ReactNode;
  /** Called with what opened the menu before hydration. */
  readonly onFoundOpen: (by: Opener['by']) => void;
  /** Called for a press that began before hydration on the button of an open menu and ends after hydration. */
  readonly onLatePress: () => void;
}

interface MenuPanelProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The button of a menu, whose panel must follow it. Until React answers presses, and for ever where React never comes, the
 * button toggles an empty popover, whose state browsers keep without scripts. The styles open the panel beside an open
 * popover (menus.css). At hydration the state of the menu itself takes over.
 */
export function MenuTrigger({ menu, className, children, ...takeover }: MenuTriggerProps) {
  const isHydrated = useHydrated();
  const popover = useRef<HTMLSpanElement>(null);
  const takeOver = useEffectEvent(() => popover.current && takeOverMenu(popover.current, takeover));
  useLayoutEffect(() => {
    takeOver();
  }, []);
  const id = earlyMenuId(menu);
  return (
    <>
      <Button
        slot="trigger"
        className={className}
        {...(!isHydrated && { render: (props) => <button {...props} popoverTarget={id} /> })}
      >
        {children}
      </Button>
      {!isHydrated && <span ref={popover} id={id} popover="manual" className="early-menu" />}
    </>
  );
}

/** The panel of a menu. */
export function MenuPanel({ className, children }: MenuPanelProps) {
  const isHydrated = useHydrated();
  return (
    <DisclosurePanel className={className} {...(!isHydrated && { render: asEarlyPanel })}>
      {children}
    </DisclosurePanel>
  );
}

/** Without `aria-hidden`, which would hide the links from screen readers while the styles show the panel. */
function asEarlyPanel(props: JSX.IntrinsicElements['div']) {
  return <div {...props} aria-hidden={undefined} />;
}

/** The id of the popover that says before hydration whether a menu is open. */
export function earlyMenuId(menu: MenuTriggerProps['menu']): string {
  return `early-${menu}`;
}

function takeOverMenu(
  { previousElementSibling: button, nextElementSibling: panel }: HTMLElement,
  { onFoundOpen, onLatePress }: Pick<MenuTriggerProps, 'onFoundOpen' | 'onLatePress'>,
): void {
  if (!(button instanceof HTMLElement) || !panel) return;
  const opener = getComputedStyle(panel).getPropertyValue('--early-opener');
  if (opener === 'hover' || opener === 'press') onFoundOpen(opener);
  if (!button.matches(':active')) return;
  // react-aria ignores the click of a pointer that went down before react-aria listened. It answers a click without a
  // pointer, whose `detail` is 0. Not `onclick`, which React sets.
  const finish = ({ detail }: MouseEvent) => {
    if (detail === 0) return;
    // The visitor saw the menu closed, or opened by hover, and pressed to open the menu or to keep it open. If react-aria
    // answered the same press first, this changes nothing.
    if (opener === 'press') onLatePress();
    else onFoundOpen('press');
  };
  const forget = () => button.removeEventListener('click', finish);
  button.addEventListener('click', finish);
  document.addEventListener('pointerdown', forget, { capture: true, once: true });
}
