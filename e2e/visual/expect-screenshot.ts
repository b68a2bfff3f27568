import type { Page } from 'playwright/test';
import { setStyle } from '#e2e/support/simulated-browser.ts';
import { expect, waitForDrawings } from '#e2e/support/site-test.ts';

/**
 * How much two pictures of one page may differ. `threshold` limits the perceived difference of a pixel's
 * colour (0 to 1), and `maxDiffPixels` is the number of pixels that may differ by more. A share of the
 * picture instead of a number would let a small element move on a long page. Measured: another rasterizer
 * changes no pixel by more than 0.3 (two pixels by more than 0.2); the smallest element, the arrow of the
 * Subject field, changes 13 pixels when it moves by 4 px.
 */
const tolerance = {
  threshold: 0.3,
  maxDiffPixels: 10,
  // No measure of time: to paint and to compare the ten million pixels of a whole page takes 2 s on an idle machine, and more
  // than the 8 s of other expectations beside two busy workers.
  timeout: 30_000,
} as const;

/** The window sizes of the pictures, in CSS px. */
export const windows = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

interface Framing {
  /** CSS selector of the part to compare; by default the window. */
  readonly part?: string | undefined;
  readonly fullPage?: boolean;
  /** Contours, film and maps need most of a picture's bytes, so only the tops of pages show them. */
  readonly drawings?: 'shown' | 'hidden';
}

/** Compares the open page with its picture in baselines/: `top of home, dark` with `top-of-home-dark.png`. */
export async function expectScreenshot(
  page: Page,
  name: string,
  { part, fullPage = false, drawings = 'hidden' }: Framing = {},
): Promise<void> {
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
  await waitForDrawings(page);
  // A style sheet also hides elements that the page adds later.
  const hidden = drawings === 'hidden' ? '.drawing, .film-stage, .map-place iframe' : 'video';
  await setStyle(page, `${hidden} { visibility: hidden !important }`);
  if (part === undefined) await expect(page).toHaveScreenshot(file, { ...tolerance, fullPage });
  else await expect(page.locator(part)).toHaveScreenshot(file, tolerance);
  await setStyle(page, '');
}
