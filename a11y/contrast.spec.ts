import { emulateAppearance } from '#e2e/support/appearances.ts';
import { addToSummary, expect, test } from '#e2e/support/matrix-test.ts';
import { openDrawn } from '#e2e/support/site-test.ts';
import { pages } from './pages.ts';
import { renderedContrast } from './rendered-contrast.ts';

const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;

for (const path of pages) {
  test(`every text of ${path} has enough contrast with the pixels behind it`, async ({ page }) => {
    await openDrawn(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const scheme of schemes) {
        await emulateAppearance(page, scheme);
        const { complaints, texts } = await renderedContrast(page);
        expect.soft(complaints, `${scheme} at ${width} px`).toEqual([]);
        expect(texts).toBeGreaterThan(40);
        addToSummary('texts compared with the pixels behind them', texts);
      }
    }
  });
}
