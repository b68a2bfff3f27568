import { type RefObject, useEffect } from 'react';
import type { MenuStatus } from './navigation-machine.ts';

/**
 * Dismisses a menu that is or is about to open: on Escape wherever focus is, on a press outside, and
 * when focus leaves it. One that closes with focus inside, however it does, hands it to its trigger.
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
    // Captured: react-aria keeps some presses and keys to itself.
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
      ({ relatedTarget }) => {
        // Focus that goes nowhere is the window losing it, or a press, which has its own listener.
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) dismiss();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [container, isActive, dismiss]);

  useEffect(() => {
    const element = container.current;
    if (!isOpen || !element) return;
    return () => {
      if (element.contains(document.activeElement)) element.querySelector('button')?.focus();
    };
  }, [container, isOpen]);
}
