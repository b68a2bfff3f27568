import type { Page, PageScreenshotOptions } from 'playwright/test';
import { shell } from '#e2e/support/copy.ts';
import { readPicture } from '#e2e/support/pictures.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/simulated-browser.ts';
import { expect } from '#e2e/support/site-test.ts';
import { startTabAt } from '#e2e/support/visit.ts';
import { ringComplaints } from './focus-ring.ts';
import { loadMaps, pressTab } from './tab-order.ts';

/** Presses Tab to the end of a part of the page, and expects a visible ring at every stop. */
export async function checkFocus(
  page: Page,
  part: 'main' | 'body',
  width: number,
  appearance: Appearance,
): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await emulateAppearance(page, appearance);
  await loadMaps(page);
  await startTabAt(page, part);
  let rings = 0;
  while (await pressTab(page, 'Tab')) {
    const name = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (!element?.closest(selector)) return null;
      if (element.tagName === 'IFRAME') return 'IFRAME';
      return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    }, part);
    if (name === null) break;
    // The map provider draws the ring inside a map, and the skip link moves into the window, so more than the ring changes.
    if (['IFRAME', shell().skip].includes(name)) continue;
    rings += 1;
    expect
      .soft(await complaintsAboutRing(page), `focus of ${name}, ${appearance} at ${width} px`)
      .toEqual([]);
  }
  expect(rings).toBeGreaterThan(0);
}

/** How far around the element the ring may reach, in CSS px: further away, a focused tile changes its drawing. */
const REACH = 12;

/** What is wrong with the ring of the focused element. Faulty pictures are taken again: not everything may have been drawn. */
export async function complaintsAboutRing(page: Page): Promise<readonly string[]> {
  const first = await photographRing(page, (clip) => page.screenshot({ clip }));
  if (first.length === 0) return first;
  return photographRing(page, (clip) => photographUntilStable(page, clip));
}

async function photographRing(page: Page, photograph: (clip: Clip) => Promise<Buffer>) {
  const element = await page.evaluateHandle(() => document.activeElement);
  // A text box is scrolled to its caret; in a low window, the other parts would stay outside.
  await element.evaluate((box) => {
    if (box instanceof HTMLTextAreaElement) box.scrollIntoView({ block: 'center' });
  });
  const clip = await element.evaluate(surroundings, REACH);
  const focused = await photograph(clip);
  await element.evaluate((target) => target instanceof HTMLElement && target.blur());
  const blurred = await photograph(clip);
  await element.evaluate(
    (target) => target instanceof HTMLElement && target.focus({ preventScroll: true }),
  );
  return ringComplaints(readPicture(focused), readPicture(blurred));
}

type Clip = NonNullable<PageScreenshotOptions['clip']>;

async function photographUntilStable(page: Page, clip: Clip): Promise<Buffer> {
  let before = await page.screenshot({ clip });
  for (;;) {
    const picture = await page.screenshot({ clip });
    if (picture.equals(before)) return picture;
    before = picture;
  }
}

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
