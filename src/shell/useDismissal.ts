import { type RefObject, useEffect } from 'react';
import type { MenuStatus } from './navigation.ts';

/**
 * Dismisses a menu that is open or about to open: on Escape wherever the focus is, on a press outside,
 * and when the focus leaves the menu. If the menu closes while the focus is inside, the trigger gets it, or the logo if the
 * window has become too wide or too narrow for the trigger.
 */
export function useDismissal(
  container: RefObject<HTMLElement | null>,
  status: MenuStatus,
  dismiss: () => void,
): void {
  const isActive = status !== 'closed';
  const isOpen = status === 'open';

  useEffect(() => {
    const element = container.current;
    if (!isActive || !element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // In the capture phase, because react-aria stops the propagation of some presses and keys.
    const capture = true;

    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') dismiss();
      },
      { signal, capture },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target instanceof Node && !element.contains(event.target)) dismiss();
      },
      { signal, capture },
    );
    element.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        if (relatedTarget instanceof Node) {
          if (!element.contains(relatedTarget)) dismiss();
          // A new width has hidden the focused link, and Chromium took its focus before it told the new width. In other cases the
          // window has lost the focus, or a press outside took it, which has its own listener.
        } else if (target instanceof Element && !isLaidOut(target)) focusLogo();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [container, isActive, dismiss]);

  useEffect(() => {
    const element = container.current;
    if (!isOpen || !element) return;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const trigger = element.querySelector('button');
      if (trigger && isLaidOut(trigger)) trigger.focus();
      else focusLogo();
    };
  }, [container, isOpen]);
}

function isLaidOut(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function focusLogo(): void {
  document.querySelector<HTMLElement>('.logo')?.focus();
}
