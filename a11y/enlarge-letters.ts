/**
 * Runs in the page: makes the letters of every text so many times as large, and nothing else. Boxes and
 * breakpoints stay, as where WebKit enlarges text alone; in Firefox and Chromium they grow with the letters.
 */
export function enlargeLetters(factor: number): void {
  const elements = Array.from(document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)'));
  for (const element of elements) element.style.removeProperty('font-size');
  if (factor === 1) return;
  // All sizes are read before the first is written: they are inherited.
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  elements.forEach((element, index) => {
    element.style.setProperty('font-size', `${factor * (sizes[index] ?? 0)}px`, 'important');
  });
}
