import type { Page } from 'playwright/test';
import { addToSummary, expect, test } from '#e2e/support/matrix-test.ts';
import { misplacedTexts } from '#e2e/support/misplaced-texts.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { clippedTexts } from './clipped-texts.ts';
import { enlargeLetters } from './enlarge-letters.ts';
import { pages } from './pages.ts';
import { smallTargets } from './targets.ts';

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

for (const path of pages) {
  test(`${path} fits small windows, large text and large targets`, async ({ page }) => {
    await openHydrated(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(smallTargets), `targets at ${width} px`).toEqual([]);
      await expectNothingLost(page, `${width} px, text spacing`, spacing);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await setLetters(page, 32);
    await expectNothingLost(page, 'text twice as large');
    await setLetters(page, 16);
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
  });
}

test('with larger letters, the mask of a drawing matches its place: beside the text or under it', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await setLetters(page, 20);
  // The breakpoint is 64 em: 1280 px when 1 em is 20 px.
  for (const [width, isBeside] of [
    [1024, false],
    [1100, false],
    [1279, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const drawings = { 'page-hero': isBeside, 'band-flag': isBeside };
    expect.soft(await page.evaluate(besideText), `layout at ${width} px`).toEqual(drawings);
    expect.soft(await page.evaluate(fadingSideways), `mask at ${width} px`).toEqual(drawings);
  }
});

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

/** Changes the browser's default font size, in px (WCAG 1.4.4). */
async function setLetters(page: Page, standard: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard } });
  await protocol.detach();
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

/** For the drawings of the hero and of the closing band: whether each leaves room for text at its side. */
function besideText() {
  const isBeside = (band: string) => {
    const drawing = document.querySelector(`.${band} > .drawing`)?.getBoundingClientRect();
    return drawing !== undefined && drawing.width < document.body.clientWidth;
  };
  return { 'page-hero': isBeside('page-hero'), 'band-flag': isBeside('band-flag') };
}

/** For the same drawings: whether their mask fades from side to side, and not from top to bottom. */
function fadingSideways() {
  const isSideways = (band: string) => {
    const drawing = document.querySelector(`.${band} > .drawing`);
    return drawing !== null && /90deg|to right/.test(getComputedStyle(drawing).maskImage);
  };
  return { 'page-hero': isSideways('page-hero'), 'band-flag': isSideways('band-flag') };
}
