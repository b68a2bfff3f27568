import type { Page } from 'playwright/test';
import { renderedContrast } from '#a11y/rendered-contrast.ts';
import { expect } from '#e2e/support/any-page-test.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/appearances.ts';
import { startTabAt } from '#e2e/support/tab-to.ts';

/** Expects that every text of the open page has enough contrast with the pixels behind it. */
export async function checkContrast(
  page: Page,
  width: number,
  appearance: Appearance,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await emulateAppearance(page, appearance);
  // A focused skip link would cover the logo.
  await startTabAt(page, 'body');
  const { complaints, texts } = await renderedContrast(page);
  expect.soft(complaints, `contrast, ${appearance} at ${width} px`).toEqual([]);
  expect.soft(texts, 'texts of the page').toBeGreaterThan(40);
}
