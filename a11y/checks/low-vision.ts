import type { Page } from 'playwright/test';
import { enlargeLetters, fixedSizes, setDefaultFontSize } from '#a11y/font-size.ts';
import { lostTexts } from '#a11y/lost-texts.ts';
import { blockedGestures, smallTargets } from '#a11y/targets.ts';
import { expect } from '#e2e/support/any-page-test.ts';
import { setStyle } from '#e2e/support/set-style.ts';

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** The widths at which most texts have least room: phones, and columns just above a breakpoint. */
export const narrowWidths = { spaced: [390], enlarged: [1024, 320] } as const;

/** These and all other widths. */
export const everyWidth = { spaced: [1440, 390], enlarged: [1280, 1024, 768, 390, 320] } as const;

/** Expects that no text of the open page is lost in small windows and large letters. */
export async function checkTextFits(
  page: Page,
  { spaced, enlarged }: typeof narrowWidths | typeof everyWidth,
): Promise<void> {
  for (const width of spaced) {
    await page.setViewportSize({ width, height: 900 });
    await setStyle(page, spacing);
    expect.soft(await lostTexts(page), `${width} px, text spacing`).toEqual([]);
    await setStyle(page, '');
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await setDefaultFontSize(page, 32);
  expect.soft(await lostTexts(page), 'text twice as large').toEqual([]);
  await setDefaultFontSize(page, 16);
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await lostTexts(page), '400 % zoom').toEqual([]);
  for (const width of enlarged) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(enlargeLetters, 2);
    const layout = `only the letters twice as large at ${width} px`;
    expect.soft(await lostTexts(page), layout).toEqual([]);
    await page.evaluate(enlargeLetters, 1);
  }
}

/** Expects large targets, gestures for panning and zooming, letters that grow, and a header that leaves room, of a template. */
export async function checkControls(page: Page): Promise<void> {
  expect.soft(await page.evaluate(blockedGestures), 'gestures').toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(smallTargets), `targets at ${width} px`).toEqual([]);
  }
  expect.soft(await fixedSizes(page), 'a default font size twice as large').toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  const covered = await coveredHeight(page);
  expect.soft(covered, 'height of a low window that the header covers, in px').toBe(0);
}

/** How many CSS px of the window the header covers after the page has scrolled. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, window.innerHeight);
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    window.scrollTo(0, 0);
    return Math.max(0, bottom);
  });
}
