import { expect, test } from '#e2e/support/any-page-test.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { setDefaultFontSize } from './set-default-font-size.ts';

test('with larger letters, the mask of a drawing matches its place: beside the text or under it', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await setDefaultFontSize(page, 20);
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
