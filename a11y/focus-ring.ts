import type { Page } from 'playwright/test';

/** What the suite asks of a focus ring: its width in CSS px, and its contrast (WCAG 2.4.13, 1.4.11). */
const RING = { width: 3, contrast: 3 } as const;

/** How far around the element the ring is looked for, in CSS px: beyond it, a tile changes its drawing. */
const REACH = 12;

/**
 * Photographs the window with and without the focus, and looks for a closed ring in what changed: at
 * least 3 px wide on every side, 3:1 against what was there before and against what it touches.
 * Says in words what is wrong, or nothing.
 */
export async function ringComplaints(page: Page, eyes: Page): Promise<string[]> {
  const focused = await page.evaluateHandle(() => document.activeElement);
  // A text box is scrolled to its caret; in a low window the rest of it stays outside.
  await focused.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) element.scrollIntoView({ block: 'center' });
  });
  const clip = await focused.evaluate(surroundings, REACH);
  const photograph = async () => (await page.screenshot({ clip })).toString('base64');
  const withRing = await photograph();
  await focused.evaluate((element) => element instanceof HTMLElement && element.blur());
  const without = await photograph();
  await focused.evaluate(
    (element) => element instanceof HTMLElement && element.focus({ preventScroll: true }),
  );
  return eyes.evaluate(compare, { withRing, without, ring: RING });
}

/** Runs in the page: the part of the window that the element and its ring are in, in whole CSS px. */
function surroundings(element: Element | null, reach: number) {
  if (!element) throw new Error('nothing has the focus');
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left - reach));
  const y = Math.max(0, Math.floor(top - reach));
  return {
    x,
    y,
    width: Math.min(window.innerWidth, Math.ceil(right + reach)) - x,
    height: Math.min(window.innerHeight, Math.ceil(bottom + reach)) - y,
  };
}

/** Runs in an empty page. */
async function compare(given: {
  withRing: string;
  without: string;
  ring: { width: number; contrast: number };
}): Promise<string[]> {
  const after = await decode(given.withRing);
  const before = await decode(given.without);
  const { width, height } = after;

  const isChanged = (x: number, y: number) =>
    contrast(pixel(after, x, y), pixel(before, x, y)) > 1.05;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isChanged(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return ['nothing changes'];

  // From each edge of what changed inwards, in the middle half of the side: corners are rounded.
  const sides = {
    top: along(left, right, (x, depth) => [x, top + depth]),
    bottom: along(left, right, (x, depth) => [x, bottom - depth]),
    left: along(top, bottom, (y, depth) => [left + depth, y]),
    right: along(top, bottom, (y, depth) => [right - depth, y]),
  };
  // The rest is for a full stop after a link, or a line of a drawing that the ring crosses.
  return Object.entries(sides)
    .filter(([, share]) => share < 0.8)
    .map(([side, share]) => `the ring is whole on ${Math.round(share * 100)} % of its ${side}`);

  /** The share of a side on which the ring is as wide and as strong as it must be. */
  function along(
    start: number,
    end: number,
    at: (position: number, depth: number) => [number, number],
  ): number {
    const margin = (end - start) / 4;
    let whole = 0;
    let all = 0;
    for (let position = Math.ceil(start + margin); position <= end - margin; position++) {
      all += 1;
      const outside = at(position, -1);
      let isWhole = true;
      for (let depth = 0; depth < given.ring.width; depth++) {
        const [x, y] = at(position, depth);
        const ink = pixel(after, x, y);
        isWhole &&= contrast(ink, pixel(before, x, y)) >= given.ring.contrast;
        isWhole &&=
          !isInside(...outside) || contrast(ink, pixel(after, ...outside)) >= given.ring.contrast;
      }
      if (isWhole) whole += 1;
    }
    return whole / all;
  }

  function isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < width && y < height;
  }

  async function decode(picture: string): Promise<ImageData> {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  }

  function pixel({ data, width: row }: ImageData, x: number, y: number): number[] {
    const at = 4 * (y * row + x);
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  }

  function contrast(one: readonly number[], other: readonly number[]): number {
    if (one.every((part, index) => part === other[index])) return 1;
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(colour: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
