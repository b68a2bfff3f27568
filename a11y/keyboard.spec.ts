import { expect, openHydrated, test } from '../e2e/site-test.ts';

test('Tab reaches every control of the page in reading order, each with a visible ring', async ({
  page,
}) => {
  await openHydrated(page, '/industry/retail');
  const reached: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const ringed = element.matches('.tile-link, .onward-link')
        ? (element.closest('.tile, .onward') ?? element)
        : element;
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
      const [box] = element.getClientRects();
      const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
      const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      return {
        name: element.textContent?.trim() ?? '',
        ring: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        // What a pointer would meet there: nothing when it is out of view, another when covered.
        isUncovered: element.contains(document.elementFromPoint(x, y)),
      };
    });
    if (!focused) break;
    expect(focused.ring, `ring of ${focused.name}`).toBeGreaterThanOrEqual(3);
    expect(focused.isUncovered, `${focused.name} is in view and uncovered`).toBe(true);
    reached.push(focused.name);
  }
  const inReadingOrder = await page
    .locator('a[href]:visible, button:visible')
    .evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));
  expect(reached).toEqual(inReadingOrder);
});
