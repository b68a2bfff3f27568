import { expect, test } from '#e2e/support/any-page-test.ts';
import { wholeChromium } from '#e2e/support/browsers.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { expectScreenshot, screenshotName } from './expect-screenshot.ts';
import { windows } from './windows.ts';

// Draws letters and lines by the GPU rasterizer (emulated on the processor), which smooths their edges
// differently.
test.use({
  launchOptions: {
    ...wholeChromium(),
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-gpu-rasterization',
      '--ignore-gpu-blocklist',
    ],
  },
});

test('differently smoothed edges of letters and lines pass', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await openHydrated(page, '/');
  const name = 'top of home, phone, light';
  await expectScreenshot(page, name, { drawings: 'shown' });
  const strict = { threshold: 0, maxDiffPixels: 0 };
  await expect(page, 'some edges differ').not.toHaveScreenshot(screenshotName(name), strict);
});
