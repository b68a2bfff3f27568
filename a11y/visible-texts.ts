/** A text with its colour and its place in the page. */
export interface Text {
  readonly text: string;
  /** Red, green, blue from 0 to 255, and alpha from 0 to 1. */
  readonly colour: readonly number[];
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

/** Runs in the page: every text that a visitor sees. */
export function visibleTexts(given: { fullPage: boolean }): Text[] {
  const found: Text[] = [];
  // The browser measures boxes from the window, but a picture of the full page begins at the page's top.
  const [across, down] = given.fullPage ? [window.scrollX, window.scrollY] : [0, 0];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!given.fullPage && !isUncovered(element, range.getBoundingClientRect())) continue;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    found.push({
      text: node.textContent.trim().slice(0, 50),
      colour: [red, green, blue, alpha * opacityOf(element)],
      boxes: Array.from(range.getClientRects(), ({ x, y, width, height }) => [
        x + across,
        y + down,
        width,
        height,
      ]),
    });
  }
  return found;

  function isVisible(element: Element): boolean {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Text for screen readers; text behind a map; inactive text, which WCAG exempts; text outside the window.
    const unseen =
      '.sr-only, noscript, .map-frame:has(iframe) > p, [inert] *, :disabled, .skip-link:not(:focus)';
    return isShown && !element.closest(unseen);
  }

  /** In a window, parts of the page lie under the header, a menu or a toast. */
  function isUncovered(element: Element, box: DOMRect): boolean {
    const { left, right, top, bottom } = box;
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y]));
    return corners.every(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  }

  function opacityOf(element: Element | null): number {
    if (!element) return 1;
    return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  }
}
