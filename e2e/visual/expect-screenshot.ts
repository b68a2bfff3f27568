import type { Page } from 'playwright/test';
import { expect } from '#e2e/support/any-page-test.ts';
import { waitForDrawings } from '#e2e/support/site-test.ts';
import { tolerance } from './tolerance.ts';

interface Framing {
  /** CSS selector of the part to compare; by default the window. */
  readonly part?: string | undefined;
  /** Whether to compare the whole page and not only the window. */
  readonly fullPage?: boolean;
  /** Contours, film and maps need most of a picture's bytes, so only the tops of pages show them. */
  readonly drawings?: 'shown' | 'hidden';
}

/** Compares the open page with its picture in baselines/. */
export async function expectScreenshot(
  page: Page,
  name: string,
  framing: Framing = {},
): Promise<void> {
  await prepareForScreenshot(page, framing.drawings ?? 'hidden');
  const { part, fullPage = false } = framing;
  if (part === undefined) {
    await expect(page).toHaveScreenshot(screenshotName(name), { ...tolerance, fullPage });
  } else {
    await expect(page.locator(part)).toHaveScreenshot(screenshotName(name), tolerance);
  }
}

/** Waits until the page can be painted, and hides what the picture leaves out. */
async function prepareForScreenshot(page: Page, drawings: 'shown' | 'hidden'): Promise<void> {
  await waitForDrawings(page);
  await page.evaluate(
    (hidden) => {
      // A style sheet also hides elements that the page adds later.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${hidden} { visibility: hidden !important }`);
      document.adoptedStyleSheets = [sheet];
    },
    drawings === 'hidden' ? '.drawing, .film-stage, .map-place iframe' : 'video',
  );
}

/** `top of home, phone, dark` becomes `top-of-home-phone-dark.png`. */
export function screenshotName(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
}
