import type { Page } from 'playwright/test';
import { setStyle } from '#e2e/support/simulated-browser.ts';
import { expect, openDrawn, test } from '#e2e/support/site-test.ts';
import { lostTexts } from '#e2e/support/text-faults.ts';
import { sendButton } from '#e2e/support/visit.ts';
import { renderedContrast } from './checks/contrast.ts';
import { complaintsAboutRing } from './checks/focus.ts';
import { fixedSizes } from './checks/low-vision.ts';
import { blockedGestures, smallTargets } from './checks/targets.ts';

async function complaintsAboutButton(page: Page): Promise<readonly string[]> {
  // After a key the focus is visible (`:focus-visible`). This key does nothing else.
  await sendButton(page).press('Shift');
  return complaintsAboutRing(page);
}

const faults: readonly [style: string, check: (page: Page) => Promise<readonly string[]>][] = [
  [
    'main :is(button, a) { min-height: 40px; padding-block: 0 }',
    (page) => page.evaluate(smallTargets),
  ],
  ['button { touch-action: pan-y }', (page) => page.evaluate(blockedGestures)],
  ['html { font-size: 17px }', fixedSizes],
  ['h1 { line-height: 70px }', fixedSizes],
  ['h1 { width: 4em; overflow: hidden; white-space: nowrap }', lostTexts],
  ['h1 { margin-block-end: -3rem }', lostTexts],
  ['main { min-width: 2000px }', lostTexts],
  ['.lede { color: #777 }', async (page) => (await renderedContrast(page)).complaints],
  [':focus-visible { outline-style: none }', complaintsAboutButton],
  [':focus-visible { outline-width: 2px }', complaintsAboutButton],
  [':focus-visible { outline-color: #bbb }', complaintsAboutButton],
  [':focus-visible { clip-path: inset(-9px -9px -9px 0) }', complaintsAboutButton],
];

test('each check sees its fault, and nothing else', { tag: '@whole' }, async ({ page }) => {
  await openDrawn(page, '/contact');
  for (const [style, check] of faults) {
    expect.soft(await check(page), `without ${style}`).toEqual([]);
    // The site's own rules may be more specific.
    await setStyle(page, style.replaceAll(/(?=[;}])/g, '!important '));
    expect.soft(await check(page), style).not.toEqual([]);
    await setStyle(page, '');
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  // The browser rounds a ring's position to whole pixels, but not that of its rounded corners.
  await setStyle(page, 'main button { translate: 0.4px 0.3px }');
  expect(await complaintsAboutButton(page), 'a fractional position').toEqual([]);
});
