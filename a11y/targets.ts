/**
 * Runs in the page: every visible control that is smaller than 44 × 44 CSS px (WCAG 2.5.5), or than
 * 24 px where it stands in a sentence, in words for a failure message. A link’s own box counts, also where
 * a press anywhere on its tile follows it: it is what keyboards, switches and screen magnifiers point at.
 */
export function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=option], [tabindex="0"]',
  );
  return Array.from(controls)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) => {
      const isInSentence = getComputedStyle(control).display === 'inline' && hasTextAround(control);
      const { width, height } = control.getBoundingClientRect();
      const isForEarsAlone = width <= 1 && height <= 1;
      const needed = isInSentence ? lineHeight(control) >= 24 : Math.min(width, height) >= 44;
      const name = (control.getAttribute('aria-label') ?? control.textContent)?.trim();
      return needed || isForEarsAlone
        ? []
        : [`${name}: ${Math.round(width)} × ${Math.round(height)} px`];
    });

  /** A line's height is the room that a link in running text has. */
  function lineHeight(control: HTMLElement): number {
    return Number.parseFloat(getComputedStyle(control).lineHeight);
  }

  function hasTextAround(control: HTMLElement): boolean {
    let paragraph = control.parentElement;
    while (paragraph && getComputedStyle(paragraph).display === 'inline') {
      paragraph = paragraph.parentElement;
    }
    return paragraph?.textContent?.trim() !== control.textContent?.trim();
  }
}
