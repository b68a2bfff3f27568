// Both run in a page that has come to life.

/** Brings every drawing that waits to be near into the window, and comes back up. */
export async function bringDrawingsNear(): Promise<void> {
  for (;;) {
    const place = document.querySelector('.drawing:empty');
    if (!place) break;
    place.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise(requestAnimationFrame);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether drawings, icons, pictures, fonts and maps are all there. No event tells of a `use` that has come. */
export function isDrawn(): boolean {
  const uses = Array.from(document.querySelectorAll('use')).filter((use) => use.checkVisibility());
  return (
    document.fonts.status === 'loaded' &&
    Array.from(document.images).every((image) => image.complete) &&
    document.querySelector('iframe.opacity-0') === null &&
    uses.every((use) => use.getBBox().width > 0 || use.getBBox().height > 0)
  );
}
