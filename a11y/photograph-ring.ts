import type { Page } from 'playwright/test';

/** How far around the element the ring may reach, in CSS px: further away, a focused tile changes its drawing. */
const REACH = 12;

/** Photographs the focused element and its surroundings as PNGs: with the focus and without. */
export async function photographRing(page: Page): Promise<Record<'focused' | 'blurred', Buffer>> {
  const element = await page.evaluateHandle(() => document.activeElement);
  // A text box is scrolled to its caret; in a low window, the other parts would stay outside.
  await element.evaluate((box) => {
    if (box instanceof HTMLTextAreaElement) box.scrollIntoView({ block: 'center' });
  });
  const clip = await element.evaluate(surroundings, REACH);
  const focused = await photographUntilStable(page, clip);
  await element.evaluate((target) => target instanceof HTMLElement && target.blur());
  const blurred = await photographUntilStable(page, clip);
  await element.evaluate(
    (target) => target instanceof HTMLElement && target.focus({ preventScroll: true }),
  );
  return { focused, blurred };
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Photographs until two pictures in a row are equal: the browser may not have drawn everything yet. */
async function photographUntilStable(page: Page, clip: Clip): Promise<Buffer> {
  let before = await page.screenshot({ clip });
  for (;;) {
    const picture = await page.screenshot({ clip });
    if (picture.equals(before)) return picture;
    before = picture;
  }
}

/** Runs in the page: the part of the window that contains the element and its ring, in whole CSS px. */
function surroundings(element: Element | null, reach: number): Clip {
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
