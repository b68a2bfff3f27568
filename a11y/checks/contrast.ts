import type { Page } from 'playwright/test';
import {
  type Colour,
  channels,
  contrast,
  type Picture,
  readPicture,
} from '#e2e/support/pictures.ts';
import { type Appearance, emulateAppearance, setStyle } from '#e2e/support/simulated-browser.ts';
import { expect } from '#e2e/support/site-test.ts';
import { startTabAt } from '#e2e/support/visit.ts';

export async function checkContrast(page: Page, width: number, appearance: Appearance) {
  await page.setViewportSize({ width, height: 900 });
  await emulateAppearance(page, appearance);
  // A focused skip link would cover the logo.
  await startTabAt(page, 'body');
  const { complaints, texts } = await renderedContrast(page);
  expect.soft(complaints, `contrast, ${appearance} at ${width} px`).toEqual([]);
  expect.soft(texts, 'texts of the page').toBeGreaterThan(40);
}

/** WCAG 1.4.6 (AAA). Its exception for large text is not used: what is large on one screen is small on another. */
const REQUIRED = 7;

/** Compares the colour of every text with each pixel behind it in a picture without text: of drawings, film, scrims and bands. */
export async function renderedContrast(page: Page, extent: 'page' | 'window' = 'page') {
  const fullPage = extent === 'page';
  const texts = await page.evaluate(visibleTexts, { fullPage });
  await setStyle(page, hiddenText);
  const picture = readPicture(await page.screenshot({ fullPage }));
  await setStyle(page, '');
  return {
    complaints: texts.flatMap((text) => contrastComplaints(text, picture)),
    texts: texts.length,
  };
}

const hiddenText =
  '*, ::placeholder, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important }';

function contrastComplaints({ text, colour, boxes }: Text, picture: Picture): string[] {
  let worst = Number.POSITIVE_INFINITY;
  let ground = 0;
  for (const pixel of coloursBehind(boxes, picture)) {
    const ratio = contrast(over(colour, pixel), pixel);
    if (ratio < worst) {
      worst = ratio;
      ground = pixel;
    }
  }
  if (worst >= REQUIRED) return [];
  const pair = `${colour.join(' ')} on ${channels(ground).join(' ')}`;
  return [`“${text}”: ${worst.toFixed(2)} of ${REQUIRED}, ${pair}`];
}

function coloursBehind(boxes: Text['boxes'], picture: Picture): Set<Colour> {
  const colours = new Set<Colour>();
  for (const [x, y, width, height] of boxes) {
    if (width < 1 || height < 1) continue;
    const left = Math.max(0, Math.round(x));
    const right = Math.min(picture.width, Math.round(x + width));
    const bottom = Math.min(picture.height, Math.round(y + height));
    for (let row = Math.max(0, Math.round(y)); row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        colours.add(picture.colourAt(column, row));
      }
    }
  }
  return colours;
}

/** The colour that a translucent colour has over its ground. */
function over([red = 0, green = 0, blue = 0, alpha = 1]: Text['colour'], ground: Colour): Colour {
  const [redBelow, greenBelow, blueBelow] = channels(ground);
  const mix = (above: number, below: number) => Math.round(alpha * above + (1 - alpha) * below);
  return (mix(red, redBelow) << 16) | (mix(green, greenBelow) << 8) | mix(blue, blueBelow);
}

interface Text {
  readonly text: string;
  /** Red, green, blue from 0 to 255, and alpha from 0 to 1. */
  readonly colour: readonly number[];
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

function visibleTexts(given: { fullPage: boolean }): Text[] {
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
