import type { Page } from 'playwright/test';
import { loadMaps } from '#a11y/maps.ts';
import { photographRing } from '#a11y/photograph-ring.ts';
import { ringComplaints } from '#a11y/ring-complaints.ts';
import { expect, test } from '#e2e/support/any-page-test.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/appearances.ts';
import { shell } from '#e2e/support/copy.ts';
import { readPicture } from '#e2e/support/picture.ts';
import { startTabAt } from '#e2e/support/tab-to.ts';

const mapFrame = 'IFRAME';

/** Presses Tab to the end of a part of the page, and expects a visible ring at every stop. */
export async function checkFocus(
  page: Page,
  part: 'main' | 'body',
  width: number,
  appearance: Appearance,
): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await emulateAppearance(page, appearance);
  await loadMaps(page);
  await startTabAt(page, part);
  let rings = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (!element || element === document.body || !element.closest(selector)) return null;
      if (element.tagName === 'IFRAME') return 'IFRAME';
      return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    }, part);
    if (name === null) break;
    // The map provider draws the ring inside a map.
    if (name === mapFrame) continue;
    // The focused link moves into the window over the logo, so more than the ring changes.
    if (name === shell().skip) continue;
    const { focused, blurred } = await photographRing(page);
    rings += 1;
    const complaints = ringComplaints(readPicture(focused), readPicture(blurred));
    if (complaints.length > 0) await attach({ focused, blurred });
    expect.soft(complaints, `focus of ${name}, ${appearance} at ${width} px`).toEqual([]);
  }
  expect(rings).toBeGreaterThan(0);
}

/** Adds the pictures to the report, so that its reader sees why the ring failed. */
async function attach(pictures: Readonly<Record<string, Buffer>>): Promise<void> {
  for (const [name, body] of Object.entries(pictures)) {
    await test.info().attach(name, { body, contentType: 'image/png' });
  }
}
