import type { Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { expect, test, waitForHydration } from './support/site-test.ts';

// What a first view costs beyond its bytes (`npm run size`), as far as no machine's noise touches it.

// The not-found page, of itself.
test.use({ provoked: { messages: [/status of 404/, /^404: no page at/] } });

interface FirstView {
  /** Cumulative layout shift to three places; letters a pixel wider than their stand-ins are below. */
  readonly shift: number;
  readonly renderBlocking: readonly string[];
  readonly requestedTwice: readonly string[];
}

/** Lets the page come to rest with its fonts, and tells what the browser has noted. */
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
      // A player asks for its film in parts.
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

for (const path of [...paths, '/nowhere']) {
  test(`${path} holds still, waits for one stylesheet and asks for nothing twice @chromium`, async ({
    page,
  }) => {
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
  test(`the film moves nothing when it comes, and the poster stays the largest paint, at ${width} px @chromium`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const film = page.locator('video');
    // Seconds after the page.
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
    test(`${path} holds still @chromium`, async ({ page }) => {
      await page.goto(path);
      expect((await firstView(page)).shift).toBe(0);
    });
  }
});
