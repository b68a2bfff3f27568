import { errors, type Page } from 'playwright/test';
import { expect } from '#e2e/support/site-test.ts';
import { isFocusUncovered, startTabAt } from '#e2e/support/visit.ts';

type Stop = NonNullable<ReturnType<typeof focusedStop>>;

export async function checkTabOrder(page: Page): Promise<void> {
  await loadMaps(page);
  await checkStops(page);
}

/** The same for a page whose maps have loaded, or never will. */
export async function checkStops(page: Page): Promise<void> {
  await startTabAt(page, 'body');
  const order = await inReadingOrder(page);
  const stops = await recordStops(page, 'Tab', order.length + 1);
  const names = stops.map(({ name }) => name);
  expect.soft(names, 'stops of Tab').toEqual(order);
  expect.soft(upwardSteps(stops), 'stops of Tab that go up').toEqual([]);
  // The way back shows that no element traps the focus.
  const back = await recordStops(page, 'Shift+Tab', stops.length);
  const namesBack = back.map(({ name }) => name);
  expect.soft(namesBack, 'stops of Shift+Tab').toEqual(names.reverse());
}

/** How long the focus may take from one document to another, in ms: a map's document has a process of its own. */
const FOCUS_MILLISECONDS = 2000;

/** Presses Tab or Shift+Tab. Returns whether an element has the focus then: at the end of the page, none has. */
export async function pressTab(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<boolean> {
  const hasFocus = () => document.activeElement !== document.body;
  await page.keyboard.press(key);
  // Only the focus of another document comes later than the key.
  if (page.frames().length === 1) return page.evaluate(hasFocus);
  return page.waitForFunction(hasFocus, null, { timeout: FOCUS_MILLISECONDS }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
}

/** Presses the key until the focus leaves the page, or has stopped so many times; fails if a stop is covered. */
async function recordStops(page: Page, key: 'Tab' | 'Shift+Tab', atMost: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < atMost && (await pressTab(page, key))) {
    const [stop, isUncovered] = await Promise.all([
      page.evaluate(focusedStop),
      page.evaluate(isFocusUncovered),
    ]);
    if (!stop) return stops;
    // Whether a map is a stop depends on the provider's document.
    if (stop.isMap) continue;
    expect.soft(isUncovered, `${stop.name} is in view and uncovered`).toBe(true);
    stops.push(stop.isSticky ? { ...stop, top: 0 } : stop);
  }
  return stops;
}

function focusedStop() {
  const element = document.activeElement;
  if (!element) return null;
  const [box] = element.getClientRects();
  const { left = 0, top = 0 } = box ?? {};
  return {
    name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
    left: left + window.scrollX,
    top: top + window.scrollY,
    // Its place changes while the page scrolls.
    isSticky: element.closest('header, .skip-link, .lg\\:sticky') !== null,
    isMap: element.tagName === 'IFRAME',
  };
}

function inReadingOrder(page: Page): Promise<string[]> {
  // Tab stops once at a group of radio buttons.
  const input = 'input:not([type="radio"]:not(:checked))';
  return page
    .locator(`a[href], button, ${input}, select, textarea, summary`)
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map(
        (control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '',
      ),
    );
}

/** Steps that go up without going to the next column. */
function upwardSteps(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const previous = stops[index - 1];
    const isHigher = previous && !stop.isSticky && stop.top < previous.top - 8;
    return isHigher && stop.left <= previous.left
      ? [`from ${previous.name} up to ${stop.name}`]
      : [];
  });
}

/** Loads the maps now: one that loads later would move the focus. Without an answer of the provider their frames stay invisible. */
export async function loadMaps(page: Page, isAnswered = true): Promise<void> {
  for (const place of await page.locator('.map-place').all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('iframe')).toHaveCSS('opacity', isAnswered ? '1' : '0');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
