// Functions that run in the page: they may use only their arguments and the page's globals.

declare global {
  interface Window {
    keysInPage?: number;
  }
}

/** Waits for two frames: Firefox reports changes to screen readers when it draws a frame. */
export function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Waits until every font that the page shows has loaded. */
export async function fontsLoaded(): Promise<void> {
  await document.fonts.ready;
}

/** How many keys the page has received; `null` while the focus is outside the page or in a frame. */
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

/** Whether the control with this name has the focus. */
export function isFocused(name: string): boolean {
  const element = document.activeElement;
  const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return label.replace(/\s+/g, ' ').trim() === name;
}
