import type { Page } from 'playwright/test';
import { setDefaultFontSize, setStyle } from '#e2e/support/simulated-browser.ts';
import { expect } from '#e2e/support/site-test.ts';
import { brokenWords, lostTexts } from '#e2e/support/text-faults.ts';

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

export async function checkSmallestWindow(page: Page): Promise<void> {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await lostTexts(page), '400 % zoom').toEqual([]);
  await checkEnlarged(page, 320);
}

export async function checkTextFits(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await setStyle(page, spacing);
    expect.soft(await lostTexts(page), `${width} px, text spacing`).toEqual([]);
    await setStyle(page, '');
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await setDefaultFontSize(page, 32);
  expect.soft(await lostTexts(page), 'text twice as large').toEqual([]);
  await setDefaultFontSize(page, 16);
  for (const width of [1280, 1024, 768, 390]) await checkEnlarged(page, width);
}

async function checkEnlarged(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(enlargeLetters, 2);
  const layout = `only the letters twice as large at ${width} px`;
  expect.soft(await lostTexts(page), layout).toEqual([]);
  expect.soft(await page.evaluate(brokenWords, 3), layout).toEqual([]);
  await page.evaluate(enlargeLetters, 1);
}

export function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, window.innerHeight);
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    window.scrollTo(0, 0);
    return Math.max(0, bottom);
  });
}

/** Texts that do not double with the default font size. The window doubles, too, so that breakpoints, in em, give the same layout. */
export async function fixedSizes(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 640, height: 900 });
  // Both readings take the same elements, because a drawing may replace its stand-in between them.
  const elements = await page.evaluateHandle(elementsWithText);
  const usual = await elements.evaluate(textSizes);
  await page.setViewportSize({ width: 1280, height: 900 });
  await setDefaultFontSize(page, 32);
  const doubled = await elements.evaluate(textSizes);
  await setDefaultFontSize(page, 16);
  return usual.flatMap(({ name, sizes }, index) => {
    const now = doubled[index]?.sizes ?? [];
    const isFixed = sizes.some((size, which) => Math.abs((now[which] ?? 0) / size - 2) > 0.02);
    return isFixed ? [`“${name}”: ${sizes.join(' / ')} px became ${now.join(' / ')} px`] : [];
  });
}

function elementsWithText(): Element[] {
  return Array.from(document.body.querySelectorAll('*:not(script, noscript, svg *)')).filter(
    (element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
  );
}

function textSizes(elements: readonly Element[]) {
  return elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    const sizes = [fontSize, lineHeight].map(Number.parseFloat).filter(Number.isFinite);
    return { name: element.textContent?.trim().slice(0, 40), sizes };
  });
}

/** Runs in the page: enlarges every text, but neither boxes nor breakpoints, as WebKit does when it enlarges only the text. */
function enlargeLetters(factor: number): void {
  const elements = Array.from(document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)'));
  for (const element of elements) element.style.removeProperty('font-size');
  if (factor === 1) return;
  // Reads all sizes before it writes the first, because elements inherit sizes.
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  elements.forEach((element, index) => {
    element.style.setProperty('font-size', `${factor * (sizes[index] ?? 0)}px`, 'important');
  });
}
