import type { Page } from 'playwright/test';
import { expect } from '#e2e/support/any-page-test.ts';
import { emulateAppearance } from '#e2e/support/appearances.ts';
import { axeComplaints } from '#e2e/support/axe.ts';

/** Dark and more contrast change colours only, and 320 and 390 px have the same colours. Forced colours also hide elements. */
const variants = [
  { appearance: 'light', widths: [1440, 390, 320] },
  { appearance: 'forced colours', widths: [1440, 390, 320] },
  { appearance: 'dark', widths: [1440, 390] },
  { appearance: 'more contrast', widths: [1440, 390] },
] as const;

/** Expects that axe finds nothing on the open page, in any width and appearance. */
export async function checkWithAxe(page: Page): Promise<void> {
  for (const { appearance, widths } of variants) {
    await emulateAppearance(page, appearance);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const complaints = await axeComplaints(page, appearance);
      expect.soft(complaints, `axe, ${appearance} at ${width} px`).toEqual([]);
    }
  }
}
