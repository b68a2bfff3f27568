import { appearances, emulateAppearance } from '#e2e/support/appearances.ts';
import { runAxe } from '#e2e/support/axe.ts';
import { addToSummary, expect, test } from '#e2e/support/matrix-test.ts';
import { type Reviewed, reviewed } from '#e2e/support/reviewed.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { pages } from './pages.ts';

const widths = [1440, 390, 320];

for (const path of pages) {
  test(`axe finds nothing on ${path} in any appearance and width`, async ({ page }) => {
    const matched = new Set<Reviewed>();
    await openHydrated(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const appearance of appearances) {
        await emulateAppearance(page, appearance);
        const found = await runAxe(page, appearance);
        expect.soft(found.complaints, `${appearance} at ${width} px`).toEqual([]);
        for (const entry of found.matched) matched.add(entry);
      }
    }
    const unmatched = reviewed.filter(
      (entry) => (entry.on === 'every page' || entry.on.includes(path)) && !matched.has(entry),
    );
    expect(unmatched, 'reviewed entries that no longer apply').toEqual([]);
    addToSummary('page variants checked by every rule of axe', widths.length * appearances.length);
  });
}
