import type { Page } from 'playwright/test';
import { renderedContrast } from '#a11y/rendered-contrast.ts';
import { addToSummary, expect } from '#e2e/support/any-page-test.ts';
import { emulateAppearance } from '#e2e/support/appearances.ts';

const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;

/** Expects that every text of the open page has enough contrast with the pixels behind it. */
export async function checkContrast(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of schemes) {
      await emulateAppearance(page, scheme);
      const { complaints, texts } = await renderedContrast(page);
      expect.soft(complaints, `contrast, ${scheme} at ${width} px`).toEqual([]);
      expect.soft(texts, 'texts of the page').toBeGreaterThan(40);
      addToSummary('texts compared with the pixels behind them', texts);
    }
  }
}
