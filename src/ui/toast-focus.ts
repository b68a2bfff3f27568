import { flushSync } from 'react-dom';

const region = '.toast-region';

/** What had the focus before it came to the toasts. */
let focusBefore: EventTarget | null = null;

/** Notes where the focus comes from when it comes to the toasts, until stopped. */
export function followFocus(): () => void {
  const isInside = (target: EventTarget | null) =>
    target instanceof Element && target.closest(region) !== null;
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (isInside(target) && !isInside(relatedTarget)) focusBefore = relatedTarget;
  };
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}

/**
 * Takes toasts away or adds one, and leaves the focus on something. The last toast hands it back to
 * where it came from, or to the page's heading, and before it goes: of focus that was lost with an
 * element, a screen reader says nothing but the document's title.
 */
export function updateToasts(remaining: number, update: () => void): void {
  const hadFocus = document.querySelector(`${region}:focus-within`) !== null;
  if (hadFocus && remaining === 0) {
    if (focusBefore instanceof HTMLElement && focusBefore.isConnected) focusBefore.focus();
    else document.querySelector('h1')?.focus({ preventScroll: true });
  }
  flushSync(update);
  if (hadFocus && document.activeElement === document.body) {
    document.querySelector<HTMLElement>('.toast')?.focus();
  }
}
