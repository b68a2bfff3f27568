import type { Page } from 'playwright/test';
import { count, expect, test } from '#e2e/support/matrix-test.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { loadMaps } from './maps.ts';
import { pages, templates } from './pages.ts';

interface Stop {
  readonly name: string;
  readonly left: number;
  readonly top: number;
}

for (const { width, paths } of [
  { width: 1440, paths: pages },
  { width: 390, paths: templates },
]) {
  for (const path of paths) {
    test(`Tab walks through ${path} at ${width} px as it reads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, path);
      await loadMaps(page);
      const stops = await walk(page, 'Tab');
      expect(stops.map(({ name }) => name)).toEqual(await inReadingOrder(page));
      expect(leaps(stops)).toEqual([]);
      // And back again: nothing holds the focus.
      const back = await walk(page, 'Shift+Tab', stops.length);
      expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).reverse());
      count('stops of the Tab key in reading order', stops.length);
    });
  }
}

/** Presses the key until the focus has left the page, or so often; fails on a stop that is covered. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', atMost = 150): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < atMost) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const [box] = element.getClientRects();
      const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        left: left + window.scrollX,
        top: top + window.scrollY,
        isSticky: element.closest('header, .skip-link, .lg\\:sticky') !== null,
        // What a pointer would meet there: nothing when it is out of view, another when covered.
        // A text box is scrolled to its caret: its middle may be out of a low window.
        isUncovered:
          element.tagName === 'TEXTAREA' ||
          (hit !== null && (element.contains(hit) || hit.contains(element))),
        isMap: element.tagName === 'IFRAME',
      };
    });
    if (!stop) return stops;
    // A map is a stop or none, as the provider's document has controls or none.
    if (stop.isMap) continue;
    expect(stop.isUncovered, `${stop.name} is in view and uncovered`).toBe(true);
    stops.push(stop.isSticky ? { ...stop, top: 0 } : stop);
  }
  return stops;
}

function inReadingOrder(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, input, select, textarea')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map(
        (control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '',
      ),
    );
}

/** Steps that go up without going on to a column beside. */
function leaps(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const previous = stops[index - 1];
    const isLeap = previous && stop.top < previous.top - 8 && stop.left <= previous.left;
    return isLeap ? [`from ${previous.name} up to ${stop.name}`] : [];
  });
}
