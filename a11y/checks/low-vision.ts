import type { Page } from 'playwright/test';
import { clippedTexts } from '#a11y/clipped-texts.ts';
import { enlargeLetters } from '#a11y/enlarge-letters.ts';
import { setDefaultFontSize } from '#a11y/set-default-font-size.ts';
import { smallTargets } from '#a11y/targets.ts';
import { addToSummary, expect } from '#e2e/support/any-page-test.ts';
import { misplacedTexts } from '#e2e/support/misplaced-texts.ts';

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Expects that the open page fits small windows, large text and large targets. */
export async function checkLowVision(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(smallTargets), `targets at ${width} px`).toEqual([]);
    await expectNothingLost(page, `${width} px, text spacing`, spacing);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await setDefaultFontSize(page, 32);
  await expectNothingLost(page, 'text twice as large');
  await setDefaultFontSize(page, 16);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNothingLost(page, '320 px');
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNothingLost(page, '400 % zoom');
  expect
    .soft(await coveredHeight(page), 'height of a low window that the header covers, in px')
    .toBe(0);
  for (const width of [1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(enlargeLetters, 2);
    await expectNothingLost(page, `only the letters twice as large at ${width} px`);
    await page.evaluate(enlargeLetters, 1);
  }
  addToSummary('layouts under zoom, spacing and large text', 10);
}

async function expectNothingLost(page: Page, layout: string, style = ''): Promise<void> {
  await page.evaluate((text) => {
    // The content policy allows a style sheet that a script constructs.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
  const misplaced = await page.evaluate(misplacedTexts);
  const clipped = await page.evaluate(clippedTexts);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  expect.soft([...misplaced, ...clipped], layout).toEqual([]);
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
