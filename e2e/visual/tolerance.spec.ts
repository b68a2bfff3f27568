import { expect, test } from '#e2e/support/any-page-test.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { expectScreenshot, screenshotName } from './expect-screenshot.ts';
import { tolerance } from './tolerance.ts';
import { windows } from './windows.ts';

/** Small and large elements, moved by 4 px along each axis. */
const moved = ['4px 0', '0 4px'].flatMap((by) =>
  ['main select + svg', 'main .datum', 'main label', 'main h2'].map((selector) => ({
    selector,
    by,
  })),
);

test('an element that moves by 4 px makes a whole page differ', { tag: '@whole' }, async ({
  page,
}) => {
  await page.setViewportSize(windows.desktop);
  await openHydrated(page, '/contact');
  const name = 'whole contact, desktop, light';
  await expectScreenshot(page, name, { fullPage: true });
  for (const { selector, by } of moved) {
    const element = page.locator(selector).filter({ visible: true }).first();
    await element.evaluate((element, distance) => {
      if (element instanceof HTMLElement || element instanceof SVGElement) {
        element.style.translate = distance;
      }
    }, by);
    await expect(page, `${selector} by ${by}`).not.toHaveScreenshot(screenshotName(name), {
      ...tolerance,
      fullPage: true,
    });
    await element.evaluate((element) => element.removeAttribute('style'));
  }
});
