import { chromiumPath } from '#e2e/support/browsers.ts';
import { expect, test } from '#e2e/support/matrix-test.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { expectLook, pictureOf } from './look.ts';
import { windows } from './windows.ts';

const executablePath = chromiumPath();

// Letters and lines drawn by the code for graphics cards (played by the processor), which smooths
// their edges in another way.
test.use({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-gpu-rasterization',
      '--ignore-gpu-blocklist',
    ],
  },
});

test('other edges of letters and lines are let pass', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await openHydrated(page, '/');
  const name = 'top of home, phone, light';
  await expectLook(page, name, { drawings: 'shown' });
  const strict = { threshold: 0, maxDiffPixels: 0 };
  await expect(page, 'there are other edges').not.toHaveScreenshot(pictureOf(name), strict);
});
