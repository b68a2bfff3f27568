import type { Page } from 'playwright/test';

/** Enough frames for everything that an event causes at once, such as a scroll, a render or a change of page. */
const FRAMES = 10;

/** Lets the page show what the last events have caused, before a test expects that they have caused nothing. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, FRAMES);
}
