import { type RefObject, useEffect } from 'react';
import { closeMenus } from './navigation-store.ts';

/**
 * Closes an open menu on Escape wherever focus is, on a press outside, and when focus leaves it.
 * Focus returns to the trigger if Escape found it inside.
 */
export function useDismissal(container: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!isOpen || !element) return;
    const listeners = new AbortController();
    const { signal } = listeners;

    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        const focusWasInside = element.contains(document.activeElement);
        closeMenus();
        if (focusWasInside) element.querySelector('button')?.focus();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target instanceof Node && !element.contains(event.target)) closeMenus();
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Focus that goes nowhere is the window losing it, or a press, which has its own listener.
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) closeMenus();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [container, isOpen]);
}
