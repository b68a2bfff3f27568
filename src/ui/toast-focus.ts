import { flushSync } from 'react-dom';

/** What had the focus before it came to the toasts. */
let focusBefore: EventTarget | null = null;

/** Notes where the focus comes from when it comes to the toasts, until stopped. */
export function followFocus(): () => void {
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
  const hadFocus = isInside(document.activeElement);
  if (hadFocus && remaining === 0) {
    if (focusBefore instanceof HTMLElement) focusBefore.focus();
    const { activeElement, documentElement } = document;
    // What has gone takes no focus. The document does, where Firefox's own F6 has left it, and is no place.
    if (isInside(activeElement) || activeElement === documentElement) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
  }
  const inView = hadFocus ? null : focusInView();
  flushSync(update);
  // Under a toast that has come, nobody would see the focus; the styles keep room for it (toast-region.css).
  inView?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (hadFocus && document.activeElement === document.body) {
    document.querySelector<HTMLElement>('.toast')?.focus();
  }
}

/** What has the focus, if the window shows it. */
function focusInView(): Element | null {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return null;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? activeElement : null;
}

function isInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.toast-region') !== null;
}
