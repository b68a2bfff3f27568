import { expect, test } from '#e2e/support/matrix-test.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { expectLook, pictureOf } from './look.ts';
import { tolerance } from './tolerance.ts';
import { windows } from './windows.ts';

/** Small things and large ones, moved by 4 px along each axis. */
const moved = ['4px 0', '0 4px'].flatMap((by) =>
  ['main select + svg', 'main .datum', 'main label', 'main h2'].map((what) => ({
    what,
    by,
  })),
);

test('a thing that moves by 4 px is seen on a whole page', async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  await openHydrated(page, '/contact');
  const name = 'whole contact, desktop, light';
  await expectLook(page, name, { fullPage: true });
  for (const { what, by } of moved) {
    const thing = page.locator(what).filter({ visible: true }).first();
    await thing.evaluate((element, distance) => {
      if (element instanceof HTMLElement || element instanceof SVGElement) {
        element.style.translate = distance;
      }
    }, by);
    await expect(page, `${what} by ${by}`).not.toHaveScreenshot(pictureOf(name), {
      ...tolerance,
      fullPage: true,
      timeout: 30_000,
    });
    await thing.evaluate((element) => element.removeAttribute('style'));
  }
});
