// Both functions run in a hydrated page.

/** Scrolls to every drawing that loads only near the window and to every plate, then back to the top. */
export async function scrollToDrawings(): Promise<void> {
  for (;;) {
    const place = document.querySelector(
      '.drawing:empty, .plate > [role="img"]:not(:has(> [data-stage="in-view"]))',
    );
    if (!place) break;
    place.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise(requestAnimationFrame);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether drawings, icons, pictures, fonts and maps have loaded. No event reports that a `use` has loaded. */
export function isDrawn(): boolean {
  const uses = Array.from(document.querySelectorAll('use')).filter((use) => use.checkVisibility());
  return (
    document.fonts.status === 'loaded' &&
    Array.from(document.images).every((image) => image.complete) &&
    document.querySelector('iframe.opacity-0') === null &&
    uses.every((use) => use.getBBox().width > 0 || use.getBBox().height > 0)
  );
}
