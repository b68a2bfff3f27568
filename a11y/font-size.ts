import type { Page } from 'playwright/test';

/** Changes the browser's default font size, in px (WCAG 1.4.4). */
export async function setDefaultFontSize(page: Page, standard: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard } });
  await protocol.detach();
}

/**
 * A failure message for each kind of text that does not become twice as large, with its lines, when the default font size
 * doubles. The window becomes twice as wide, so that the breakpoints, which are in em, give the same layout. Leaves the
 * page in letters of the usual size.
 */
export async function fixedSizes(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 640, height: 900 });
  const usual = await page.evaluate(textSizes);
  await page.setViewportSize({ width: 1280, height: 900 });
  await setDefaultFontSize(page, 32);
  const doubled = await page.evaluate(textSizes);
  await setDefaultFontSize(page, 16);
  return usual.flatMap(({ name, sizes }, index) => {
    const now = doubled[index]?.sizes ?? [];
    const isFixed = sizes.some((size, which) => Math.abs((now[which] ?? 0) / size - 2) > 0.02);
    return isFixed ? [`“${name}”: ${sizes.join(' / ')} px became ${now.join(' / ')} px`] : [];
  });
}

/** Runs in the page: the font size and the line height of each element that has a text of its own. */
function textSizes() {
  return Array.from(document.body.querySelectorAll('*:not(script, svg *)'))
    .filter((element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
    )
    .map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const sizes = [fontSize, lineHeight].map(Number.parseFloat).filter(Number.isFinite);
      return { name: element.textContent?.trim().slice(0, 40), sizes };
    });
}

/**
 * Runs in the page: multiplies the font size of every text, and nothing else. Boxes and breakpoints stay,
 * as in WebKit when it enlarges only the text; in Firefox and Chromium they grow with the letters.
 */
export function enlargeLetters(factor: number): void {
  const elements = Array.from(document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)'));
  for (const element of elements) element.style.removeProperty('font-size');
  if (factor === 1) return;
  // Reads all sizes before it writes the first, because elements inherit sizes.
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  elements.forEach((element, index) => {
    element.style.setProperty('font-size', `${factor * (sizes[index] ?? 0)}px`, 'important');
  });
}
