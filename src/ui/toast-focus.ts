import { flushSync } from 'react-dom';

let focusBefore: EventTarget | null = null;

/** Remembers from which element the focus moves into the toasts. Returns a function that stops this. */
export function trackFocus(): () => void {
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (isInside(target) && !isInside(relatedTarget)) focusBefore = relatedTarget;
  };
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}

/**
 * Adds or removes toasts without losing the focus. `remaining` is the number of toasts afterwards. Before
 * the last toast is removed, the focus returns to the element that had it, or to the page's h1: if it
 * were lost with the toast, a screen reader would say only the document's title.
 */
export function updateAndKeepFocus(remaining: number, update: () => void): void {
  const hadFocus = isInside(document.activeElement);
  if (hadFocus && remaining === 0) {
    if (focusBefore instanceof HTMLElement) focusBefore.focus();
    const { activeElement, documentElement } = document;
    // A removed element takes no focus. After Firefox's own F6 the root element had it, which is no good target.
    if (isInside(activeElement) || activeElement === documentElement) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
  }
  const visible = hadFocus ? null : visibleFocus();
  flushSync(update);
  // A new toast must not cover the focused element; the styles reserve space for this (toast-region.css).
  visible?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (hadFocus && document.activeElement === document.body) {
    document.querySelector<HTMLElement>('.toast')?.focus();
  }
}

function visibleFocus(): Element | null {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return null;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? activeElement : null;
}

function isInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.toast-region') !== null;
}
