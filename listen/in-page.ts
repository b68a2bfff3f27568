// Functions that run in the page: they know nothing but their arguments and the page.

declare global {
  interface Window {
    keysInPage?: number;
  }
}

/** Firefox tells readers of a change when it draws a frame. */
export function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** How many keys it has been given, or `null` where the keyboard is elsewhere or in a frame. */
export function keysInPage(): number | null {
  if (window.keysInPage === undefined) {
    window.keysInPage = 0;
    const count = () => {
      window.keysInPage = (window.keysInPage ?? 0) + 1;
    };
    window.addEventListener('keydown', count, { capture: true });
  }
  const isOutsidePage = !document.hasFocus() || document.activeElement?.tagName === 'IFRAME';
  return isOutsidePage ? null : window.keysInPage;
}

/** Whether the field that has the focus holds this text. */
export function isTyped(text: string): boolean {
  const field = document.activeElement;
  return field !== null && 'value' in field && field.value === text;
}

/** Whether the control of this name has the focus. */
export function isFocused(name: string): boolean {
  const element = document.activeElement;
  const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return label.replace(/\s+/g, ' ').trim() === name;
}
