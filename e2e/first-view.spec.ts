import type { Page } from 'playwright/test';
import { expect, test, waitForHydration } from './support/site-test.ts';
import { pages, tagsOfPage } from './support/tested-pages.ts';

// Costs of a first view that do not depend on the machine's speed. `npm run size` tests the bytes.

// The messages about the not-found page.
test.use({ provoked: { messages: [/status of 404/, /^404: no page at/] } });

interface FirstView {
  /** Cumulative layout shift, rounded to three places: a font 1 px wider than its fallback counts as 0. */
  readonly shift: number;
  readonly renderBlocking: readonly string[];
  readonly requestedTwice: readonly string[];
}

/** Waits for fonts and an idle network, then reads the browser's performance entries. */
async function firstView(page: Page): Promise<FirstView> {
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => Number(Reflect.get(entry, 'value')));
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // A player requests its film in parts.
      .filter(({ name }) => !name.includes('/film/film.'));
    const names = resources.map(({ name }) => new URL(name).pathname);
    return {
      shift: Number(shifts.reduce((sum, value) => sum + value, 0).toFixed(3)),
      renderBlocking: resources
        .filter((resource) => Reflect.get(resource, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => new URL(name).pathname),
      requestedTwice: names.filter((name, index) => names.indexOf(name) < index),
    };
  });
}

for (const path of pages) {
  test(`${path} has no layout shift, one blocking style sheet and no repeated request @chromium`, {
    tag: tagsOfPage(path),
  }, async ({ page }) => {
    await page.goto(path);
    const { shift, renderBlocking, requestedTwice } = await firstView(page);
    expect(shift).toBe(0);
    expect(renderBlocking).toEqual([expect.stringMatching(/^\/assets\/style-.*\.css$/)]);
    expect(requestedTwice).toEqual([]);
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the film causes no layout shift, and the poster stays the largest paint, at ${width} px @chromium`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const film = page.locator('video');
    // The film begins seconds after the page has loaded.
    await film.waitFor({ state: 'attached' });
    await expect(film).toHaveJSProperty('paused', false);
    await expect(film).toHaveCSS('opacity', '1');
    expect((await firstView(page)).shift).toBe(0);
    const largest = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
      const element: unknown = Reflect.get(observer.takeRecords().at(-1) ?? {}, 'element');
      return element instanceof Element ? element.outerHTML : '';
    });
    expect(largest).toContain('/film/poster.svg');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/services/cloud-services', '/contact']) {
    test(`${path} has no layout shift @chromium`, { tag: tagsOfPage(path) }, async ({ page }) => {
      await page.goto(path);
      expect((await firstView(page)).shift).toBe(0);
    });
  }
});
