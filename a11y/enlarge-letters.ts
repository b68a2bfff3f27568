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
