import type { Page } from 'playwright/test';
import { expect } from '#e2e/support/matrix-test.ts';
import { drawn } from '#e2e/support/site-test.ts';
import { tolerance } from './tolerance.ts';

interface Framing {
  /** CSS selector of the one part to look at; the window where none is given. */
  readonly part?: string | undefined;
  /** The page to its end, and not its window alone. */
  readonly fullPage?: boolean;
  /** Contours, film and maps: most of a picture's bytes, so only a page's top is taken with them. */
  readonly drawings?: 'shown' | 'hidden';
}

/** In ms: a long page is slow to take on a busy machine, and not broken. */
const timeout = 30_000;

/** Compares the open page with its picture in baselines/. */
export async function expectLook(page: Page, name: string, framing: Framing = {}): Promise<void> {
  await settle(page, framing.drawings ?? 'hidden');
  const { part, fullPage = false } = framing;
  if (part === undefined) {
    await expect(page).toHaveScreenshot(pictureOf(name), { ...tolerance, fullPage, timeout });
  } else {
    await expect(page.locator(part)).toHaveScreenshot(pictureOf(name), { ...tolerance, timeout });
  }
}

/** Waits until everything is there, and takes away what is not to be in the picture. */
async function settle(page: Page, drawings: 'shown' | 'hidden'): Promise<void> {
  await drawn(page);
  await page.evaluate(
    (hidden) => {
      // A sheet, which holds for what comes later too.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${hidden} { visibility: hidden !important }`);
      document.adoptedStyleSheets = [sheet];
    },
    drawings === 'hidden' ? '.drawing, .film-stage, .map-place iframe' : 'video',
  );
}

/** `top of home, phone, dark` becomes `top-of-home-phone-dark.png`. */
export function pictureOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
}
