import { appear, appearances } from '#e2e/support/appearances.ts';
import { findings } from '#e2e/support/axe.ts';
import { count, expect, test } from '#e2e/support/matrix-test.ts';
import { type Reviewed, reviewed } from '#e2e/support/reviewed.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { pages } from './pages.ts';

const widths = [1440, 390, 320];

for (const path of pages) {
  test(`${path} in every appearance and width`, async ({ page }) => {
    const met = new Set<Reviewed>();
    await openHydrated(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const appearance of appearances) {
        await appear(page, appearance);
        const found = await findings(page, appearance);
        expect.soft(found.complaints, `${appearance} at ${width} px`).toEqual([]);
        for (const entry of found.met) met.add(entry);
      }
    }
    const unmet = reviewed.filter(
      (entry) => (entry.on === 'every page' || entry.on.includes(path)) && !met.has(entry),
    );
    expect(unmet, 'reviewed, but not met').toEqual([]);
    count('page variants through every rule of axe', widths.length * appearances.length);
  });
}
