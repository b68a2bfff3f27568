import type { Page } from 'playwright/test';
import { misplacedTexts } from '#e2e/support/misplaced-texts.ts';

/** A failure message for each text of the open page that overlaps another, leaves the window, or is cut off. */
export async function lostTexts(page: Page): Promise<string[]> {
  return [...(await page.evaluate(misplacedTexts)), ...(await page.evaluate(clippedTexts))];
}

/** Runs in the page: a failure message for each text that a box with hidden overflow cuts off. */
function clippedTexts(): string[] {
  const complaints = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.sr-only')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const text = range.getBoundingClientRect();
    if (text.width < 1 || text.height < 1) continue;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const isCutAcross =
        /hidden|clip/.test(overflowX) &&
        (text.left < edges.left - 1 || text.right > edges.right + 1);
      const isCutDown =
        /hidden|clip/.test(overflowY) &&
        (text.top < edges.top - 1 || text.bottom > edges.bottom + 1);
      if (isCutAcross || isCutDown) complaints.add(`“${element.textContent?.trim()}” is cut off`);
    }
  }
  return [...complaints];
}
