import type { Page } from 'playwright/test';
import { REST_MILLISECONDS } from '#content/film.ts';

// What a test waits for before it looks, or before it expects that nothing has happened.

/** Enough frames for everything that an event causes at once, such as a scroll, a render or a change of page. */
const FRAMES = 10;

/** Lets the page show what the last events have caused, before a test expects that they have caused nothing. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, FRAMES);
}

/**
 * Waits until the page's intersection observers know where its elements are now. The browser informs all observers in
 * one step, so the first entry of a new observer shows that the others have theirs.
 */
export function waitForObservers(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
  );
}

/**
 * Lets a minute of an idle page pass, in which its film has begun if it begins by itself. The test has called
 * `page.clock.install()` before it opened the page.
 */
export async function letRest(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await waitForFrames(page);
}

/** The same in real time: with an installed clock the browser does not report the connection that the page measures. */
export async function waitForRest(page: Page): Promise<void> {
  // The page began to wait when it loaded, so this timer ends later than the page's.
  await page.evaluate(
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    REST_MILLISECONDS,
  );
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
