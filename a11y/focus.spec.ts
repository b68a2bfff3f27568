import type { Page } from 'playwright/test';
import { addToSummary, expect, test } from '#e2e/support/any-page-test.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/appearances.ts';
import { shell } from '#e2e/support/copy.ts';
import { readPicture } from '#e2e/support/picture.ts';
import { openDrawn } from '#e2e/support/site-test.ts';
import { tagsOfPage, templates } from '#e2e/support/tested-pages.ts';
import { loadMaps } from './maps.ts';

import { photographRing } from './photograph-ring.ts';
import { ringComplaints } from './ring-complaints.ts';

const mapFrame = 'IFRAME';

/**
 * Header and footer are the same on every page, so one page tests them in each appearance. Contact adds the fields of the
 * form in forced colours.
 */
const wholePages: readonly { path: string; width: number; appearance: Appearance }[] = [
  { path: '/industry/energy', width: 1024, appearance: 'light' },
  { path: '/industry/energy', width: 1024, appearance: 'dark' },
  { path: '/industry/energy', width: 1024, appearance: 'forced colours' },
  { path: '/industry/energy', width: 390, appearance: 'light' },
  { path: '/contact', width: 1024, appearance: 'forced colours' },
];

for (const path of templates) {
  test(`focus is visible in the main part of ${path}`, { tag: tagsOfPage(path) }, async ({
    page,
  }) => {
    await openDrawn(page, path);
    for (const [width, appearance] of [
      [1024, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await emulateAppearance(page, appearance);
      await page.locator('main').focus();
      await expectVisibleFocus(page, `${appearance} at ${width} px`, 'main');
    }
  });
}

for (const { path, width, appearance } of wholePages) {
  const tag = width === 1024 && appearance === 'light' ? [] : '@whole';
  test(`focus is visible on all of ${path} at ${width} px in ${appearance}`, { tag }, async ({
    page,
  }) => {
    await openDrawn(page, path);
    await page.setViewportSize({ width, height: 640 });
    await emulateAppearance(page, appearance);
    await expectVisibleFocus(page, appearance, 'body');
  });
}

/** Presses Tab to the end of a part of the page, and checks the ring of every stop. */
async function expectVisibleFocus(page: Page, layout: string, part: string) {
  await loadMaps(page);
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
    expect.soft(complaints, `${name}, ${layout}`).toEqual([]);
  }
  expect(rings).toBeGreaterThan(0);
  addToSummary('focus rings found by comparing pixels', rings);
}

/** Adds the pictures to the report, so that its reader sees why the ring failed. */
async function attach(pictures: Readonly<Record<string, Buffer>>): Promise<void> {
  for (const [name, body] of Object.entries(pictures)) {
    await test.info().attach(name, { body, contentType: 'image/png' });
  }
}
