import type { Page } from 'playwright/test';
import { type Appearance, appear } from '#e2e/support/appearances.ts';
import { count, expect, test } from '#e2e/support/matrix-test.ts';
import { readCatalog } from '#e2e/support/page-texts.ts';
import { readPicture } from '#e2e/support/picture.ts';
import { openDrawn } from '#e2e/support/site-test.ts';
import { loadMaps } from './maps.ts';
import { templates } from './pages.ts';
import { photographRing } from './photograph-ring.ts';
import { ringComplaints } from './ring-complaints.ts';

const mapFrame = 'IFRAME';
const skipLink = readCatalog('shell')['skip'];

/** Header and footer are the same everywhere: one page shows them in every appearance. */
const framed: readonly { path: string; width: number; appearance: Appearance }[] = [
  { path: '/industry/energy', width: 1024, appearance: 'light' },
  { path: '/industry/energy', width: 1024, appearance: 'dark' },
  { path: '/industry/energy', width: 1024, appearance: 'forced colours' },
  { path: '/industry/energy', width: 390, appearance: 'light' },
  { path: '/contact', width: 1024, appearance: 'forced colours' },
];

for (const path of templates) {
  test(`focus is seen in the main part of ${path}`, async ({ page }) => {
    await openDrawn(page, path);
    for (const [width, appearance] of [
      [1024, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await appear(page, appearance);
      await page.locator('main').focus();
      await expectVisibleFocus(page, `${appearance} at ${width} px`, 'main');
    }
  });
}

for (const { path, width, appearance } of framed) {
  test(`focus is seen on all of ${path} at ${width} px in ${appearance}`, async ({ page }) => {
    await openDrawn(page, path);
    await page.setViewportSize({ width, height: 640 });
    await appear(page, appearance);
    await expectVisibleFocus(page, appearance, 'body');
  });
}

/** Goes on by Tab to the end of a part of the page, and looks at every stop. */
async function expectVisibleFocus(page: Page, layout: string, part: string) {
  await loadMaps(page);
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (!element || element === document.body || !element.closest(selector)) return null;
      if (element.tagName === 'IFRAME') return 'IFRAME';
      return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    }, part);
    if (name === null) break;
    stops += 1;
    // Inside a map, the ring is the provider's.
    if (name === mapFrame) continue;
    // The link itself comes into the window, over the logo's letters: no side of it was empty before.
    if (name === skipLink) continue;
    const { focused, blurred } = await photographRing(page);
    const complaints = ringComplaints(readPicture(focused), readPicture(blurred));
    if (complaints.length > 0) await attach({ focused, blurred });
    expect.soft(complaints, `${name}, ${layout}`).toEqual([]);
  }
  expect(stops).toBeGreaterThan(0);
  count('focus rings found by comparing pixels', stops);
}

/** A ring that is not found is looked at by whoever reads the report. */
async function attach(pictures: Readonly<Record<string, Buffer>>): Promise<void> {
  for (const [name, body] of Object.entries(pictures)) {
    await test.info().attach(name, { body, contentType: 'image/png' });
  }
}
