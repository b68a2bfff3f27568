import { paths } from '#content/paths.ts';
import { expect, test } from '#e2e/support/site-test.ts';
import { lostTexts } from '#e2e/support/text-faults.ts';

// In the default language texts.spec.ts tests more layouts, so this is for the sample of the other languages.
test.use({ javaScriptEnabled: false });

test('every page fits narrow and wide windows', { tag: '@language' }, async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await lostTexts(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  }
});
