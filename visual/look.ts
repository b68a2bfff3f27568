import type { Page } from 'playwright/test';
import { expect } from '../a11y/a11y-test.ts';
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
  await page.waitForLoadState('networkidle');
  await page.evaluate(async (isHidden) => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    const hidden = document.querySelectorAll<HTMLElement | SVGElement>(
      isHidden ? '.drawing, .film-stage, .map-place iframe' : 'video',
    );
    for (const element of hidden) element.style.visibility = 'hidden';
  }, drawings === 'hidden');
}

/** `top of home, phone, dark` becomes `top-of-home-phone-dark.png`. */
export function pictureOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
}
