import './menus.css';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useButton, useDisclosure } from 'react-aria';
import type { MenuId, Opener } from './navigation.ts';

interface MenuDisclosureProps {
  readonly menu: MenuId | 'mobile';
  readonly isOpen: boolean;
  /** Called at each press, perhaps after a later state than `isOpen`. */
  readonly onToggle: () => void;
  readonly triggerClass: string;
  readonly trigger: ReactNode;
  readonly panelClass: string;
  /** The element of a memoized component that contains a LaterPart: opening the menu does not render it again. */
  readonly panel: ReactNode;
  /** Called with what opened the menu before hydration. */
  readonly onFoundOpen: (by: Opener['by']) => void;
}

/**
 * The button of a menu, and the panel that it opens. Until React answers presses, and for ever where React never comes, the
 * button toggles an empty popover, whose state browsers keep without scripts. The styles open the panel beside an open
 * popover (menus.css). At hydration the state of the menu itself takes over.
 *
 * react-aria's hooks, not its Disclosure component: the component's contexts change right after hydration, and React would then
 * hydrate the panels' links at once, in one task with the header.
 */
export function MenuDisclosure({ menu, isOpen, onToggle, ...props }: MenuDisclosureProps) {
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    if (isHydrated || !button.current || !panel.current) return;
    takeOverMenu(button.current, panel.current, onToggle, props.onFoundOpen);
  });
  useLayoutEffect(() => takeOver(), []);
  const changes = { toggle: onToggle, setExpanded: onToggle, expand: onToggle, collapse: onToggle };
  const disclosure = useDisclosure({}, { isExpanded: isOpen, ...changes }, panel);
  const { buttonProps } = useButton(disclosure.buttonProps, button);
  const id = earlyMenuId(menu);
  return (
    <>
      <button
        {...buttonProps}
        {...(!isHydrated && { popoverTarget: id })}
        ref={button}
        className={props.triggerClass}
      >
        {props.trigger}
      </button>
      {!isHydrated && <span id={id} popover="manual" className="early-menu" />}
      <div
        {...disclosure.panelProps}
        // It would hide the links from screen readers while the styles show the panel.
        {...(!isHydrated && { 'aria-hidden': undefined })}
        // Otherwise a search in the page would open the menu at each of its words. The open mobile menu makes the page inert, and
        // browsers do not search inert text.
        inert={isHydrated && !isOpen}
        ref={panel}
        className={props.panelClass}
      >
        {props.panel}
      </div>
    </>
  );
}

/** The id of the popover that says before hydration whether a menu is open. */
export function earlyMenuId(menu: MenuDisclosureProps['menu']): string {
  return `early-${menu}`;
}

function takeOverMenu(
  button: HTMLElement,
  panel: HTMLElement,
  onToggle: MenuDisclosureProps['onToggle'],
  onFoundOpen: MenuDisclosureProps['onFoundOpen'],
): void {
  const opener = getComputedStyle(panel).getPropertyValue('--early-opener');
  if (opener === 'hover' || opener === 'press') onFoundOpen(opener);
  // The first press may have begun before hydration. react-aria ignores the click of a pointer that went down before react-aria
  // listened. It answers a click without a pointer, whose `detail` is 0. Not `onclick`, which React sets.
  const finish = (event: MouseEvent) => {
    if (event.detail === 0) return;
    // If the press has caused the hydration, React has passed it on, and react-aria would answer it, too.
    event.stopPropagation();
    // The visitor saw the menu closed, or opened by hover, and pressed to open the menu or to keep it open.
    if (opener === 'press') onToggle();
    else onFoundOpen('press');
  };
  const forget = () => button.removeEventListener('click', finish);
  button.addEventListener('click', finish, { once: true });
  document.addEventListener('pointerdown', forget, { capture: true, once: true });
}
