import type { Page } from 'playwright/test';
import { REST_MILLISECONDS } from '#content/film.ts';
import { waitForFrames } from './wait-for-frames.ts';

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
