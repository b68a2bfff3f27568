import type { Page } from 'playwright/test';
import { addToSummary, expect } from '#e2e/support/any-page-test.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/appearances.ts';
import { type Rules, runAxe } from '#e2e/support/axe.ts';
import { type Reviewed, reviewed } from '#e2e/support/reviewed.ts';

interface Variant {
  readonly appearance: Appearance;
  readonly rules: Rules;
  /** In CSS px. */
  readonly widths: readonly number[];
}

const light: readonly Variant[] = [
  { appearance: 'light', rules: 'all rules', widths: [1440, 390, 320] },
];

/**
 * Dark and more contrast change colours only (uno.config.ts, film.css), so the other rules would repeat their results of
 * light; and 320 and 390 px have the same colours. Forced colours also hide elements: there, all rules apply.
 */
const otherAppearances: readonly Variant[] = [
  { appearance: 'forced colours', rules: 'all rules', widths: [1440, 390, 320] },
  { appearance: 'dark', rules: 'rules of colours', widths: [1440, 390] },
  { appearance: 'more contrast', rules: 'rules of colours', widths: [1440, 390] },
];

/** Expects that axe finds nothing on the open page in light colours, in any width. */
export const checkWithAxe = (page: Page, path: string) => check(page, path, light);

/** Expects that axe finds nothing on the open page in the other appearances, in any width. */
export const checkAppearancesWithAxe = (page: Page, path: string) =>
  check(page, path, otherAppearances);

async function check(page: Page, path: string, variants: readonly Variant[]): Promise<void> {
  const matched = new Set<Reviewed>();
  for (const { appearance, rules, widths } of variants) {
    await emulateAppearance(page, appearance);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await runAxe(page, appearance, rules);
      expect.soft(found.complaints, `axe, ${appearance} at ${width} px`).toEqual([]);
      for (const entry of found.matched) matched.add(entry);
    }
  }
  const appearances = variants.map(({ appearance }) => appearance);
  const unmatched = reviewed.filter(
    (entry) =>
      appearances.includes(entry.appearance ?? 'light') &&
      (entry.on === 'every page' || entry.on.includes(path)) &&
      !matched.has(entry),
  );
  expect.soft(unmatched, 'reviewed entries that no longer apply').toEqual([]);
  addToSummary(
    'page variants checked by axe',
    variants.reduce((sum, { widths }) => sum + widths.length, 0),
  );
}
