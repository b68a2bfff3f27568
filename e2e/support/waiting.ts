import type { Page } from 'playwright/test';

// What a test waits for before it looks, or before it expects that nothing has happened.

/** Ten frames are enough for all that an event causes at once, such as a change of page: then a test expects that nothing came. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** A minute, in which the film has begun if it begins by itself. Needs `page.clock.install()` before the page is opened. */
export async function letRest(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await waitForFrames(page);
}

// The functions below run in a hydrated page.

/** Scrolls to every drawing that loads only near the window, then back to the top. One that is hidden at this width never loads. */
export async function scrollToDrawings(): Promise<void> {
  for (;;) {
    const places = Array.from(document.querySelectorAll('.drawing:empty'));
    const place = places.find((each) => each.checkVisibility());
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
