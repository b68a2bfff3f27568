/** Runs in the page: each control smaller than 44 × 44 CSS px (WCAG 2.5.5), or 24 px high in a sentence. A tile does not count, only its link. */
export function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=option], [tabindex="0"]',
  );
  return Array.from(controls)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) => {
      const isInSentence = getComputedStyle(control).display === 'inline' && hasTextAround(control);
      // A label around a control is pressed like the control.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isForScreenReaders = width <= 1 && height <= 1;
      // A link in running text has the height of its line.
      const isLargeEnough = isInSentence
        ? Number.parseFloat(getComputedStyle(control).lineHeight) >= 24
        : Math.min(width, height) >= 44;
      const name = (control.getAttribute('aria-label') ?? control.textContent)?.trim();
      return isLargeEnough || isForScreenReaders
        ? []
        : [`${name}: ${Math.round(width)} × ${Math.round(height)} px`];
    });

  function hasTextAround(control: HTMLElement): boolean {
    let paragraph = control.parentElement;
    while (paragraph && getComputedStyle(paragraph).display === 'inline') {
      paragraph = paragraph.parentElement;
    }
    return paragraph?.textContent?.trim() !== control.textContent?.trim();
  }
}

/** Runs in the page: a failure message for each element on which a finger cannot pan the page or zoom it. */
export function blockedGestures(): string[] {
  // Empty for an element that has no box, such as the source of a video.
  const allowed = /^(|auto|manipulation|pan-x pan-y pinch-zoom)$/;
  return Array.from(document.querySelectorAll('html, html *')).flatMap((element) => {
    const { touchAction } = getComputedStyle(element);
    if (allowed.test(touchAction)) return [];
    return [`${element.tagName} ${element.className}: touch-action ${touchAction}`];
  });
}
