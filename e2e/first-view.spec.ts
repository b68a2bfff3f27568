import type { Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { holdUntil } from './support/simulated-browser.ts';
import { expect, openHydrated, test, waitForHydration } from './support/site-test.ts';
import { pages } from './support/tested-pages.ts';
import { waitForFrames } from './support/waiting.ts';

// Costs of a first view that do not depend on the machine's speed. `npm run size` tests the bytes.

test.use({
  provoked: { messages: [/status of 404/, /^404: no page at/] },
  // Contact then shows the longest sentence about its hours.
  time: Date.parse('2026-03-03T20:00:00-06:00'),
});

/** Opens a page whose fonts arrive after its hydration, so that its first frames have the fallback fonts. */
async function firstView(page: Page, path: string) {
  const fonts = Promise.withResolvers<void>();
  await page.route('**/*.woff2', holdUntil(fonts.promise));
  // The page's load event waits for its fonts.
  await page.goto(path, { waitUntil: 'commit' });
  await waitForHydration(page);
  await waitForFrames(page);
  fonts.resolve();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  if (path === '/') {
    // The film begins seconds after the page has loaded.
    const film = page.locator('video');
    await film.waitFor({ state: 'attached' });
    await expect(film).toHaveJSProperty('paused', false);
    await expect(film).toHaveCSS('opacity', '1');
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const entries = (type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    const shifts = entries('layout-shift').map((entry) => Number(Reflect.get(entry, 'value')));
    const largest: unknown = Reflect.get(
      entries('largest-contentful-paint').at(-1) ?? {},
      'element',
    );
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // A player requests its film in parts.
      .filter(({ name }) => !name.includes('/film/film.'));
    const names = resources.map(({ name }) => new URL(name).pathname);
    return {
      // Cumulative layout shift, rounded to three places: a font 1 px wider than its fallback counts as 0.
      shift: Number(shifts.reduce((sum, value) => sum + value, 0).toFixed(3)),
      renderBlocking: resources
        .filter((resource) => Reflect.get(resource, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => new URL(name).pathname),
      requestedTwice: names.filter((name, index) => names.indexOf(name) < index),
      largest: largest instanceof Element ? largest.outerHTML : '',
    };
  });
}

/** `npm test` looks at these views. */
const sampled = ['/ at 1440', '/services/gen-ai at 1440'];

const views = [
  ...pages.map((path) => ({ path, viewport: { width: 1440, height: 900 } })),
  ...['/', '/industry/healthcare'].map((path) => ({ path, viewport: { width: 390, height: 844 } })),
  // The browser measures in the window only, and the hours of Contact stand lower.
  ...[1024, 768, 390, 320].map((width) => ({
    path: '/contact',
    viewport: { width, height: 1500 },
  })),
];

for (const { path, viewport } of views) {
  const view = `${path} at ${viewport.width}`;
  test(`the first view of ${view} px does not move @chromium`, {
    tag: path === '/contact' ? '@language' : sampled.includes(view) ? [] : '@whole',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { shift, renderBlocking, requestedTwice, largest } = await firstView(page, path);
    expect(shift).toBe(0);
    expect(renderBlocking).toEqual([expect.stringMatching(/^\/assets\/style-.*\.css$/)]);
    expect(requestedTwice).toEqual([]);
    if (path === '/') expect(largest, 'the poster').toContain('/film/poster.svg');
  });
}

for (const { link, start, isEarly } of [
  { link: 'fast', start: 100, isEarly: false },
  { link: 'slow', start: 700, isEarly: true },
]) {
  const moment = isEarly ? 'before' : 'after';
  test(`a ${link} link brings the app ${moment} the first paint @chromium`, async ({ page }) => {
    const style = Promise.withResolvers<void>();
    await page.route('**/*.css', holdUntil(style.promise));
    // The loader asks first when it runs, in ms after the start of the navigation.
    await page.addInitScript((start) => {
      const now = performance.now;
      performance.now = () => {
        performance.now = now;
        return start;
      };
      // A busy computer paints a loaded page 1 s late.
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.visibility = 'hidden';
      });
      addEventListener('load', () => {
        setTimeout(() => document.documentElement.style.removeProperty('visibility'), 1000);
      });
    }, start);
    const loader = page.waitForResponse('**/entry-loader.js');
    const framework = page.waitForRequest('**/framework-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await (isEarly ? framework : loader);
    style.resolve();
    await waitForHydration(page);
    const areEarly = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /framework-.*js/.test(name));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return scripts.map(({ startTime }) => startTime < (paint?.startTime ?? Infinity));
    });
    expect(areEarly).toEqual([isEarly]);
  });
}

test('a loader that comes after the first paint does not wait for the next', async ({ page }) => {
  // Without it the load event does not come, after which the loader would wait no longer.
  await page.route('**/film/poster.svg', () => new Promise(() => {}));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/entry-loader.js', holdUntil(promise));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  resolve();
  await waitForHydration(page);
});

/** The weights in the font files of the first view (tools/fonts/first-view-fonts.ts). A browser replaces other weights. */
const includedWeights = [
  '"Familjen Grotesk Variable" 600',
  '"Figtree Variable" 400',
  '"Figtree Variable" 500',
];

test('every text has a weight that its font includes', { tag: '@whole' }, async ({ page }) => {
  test.slow();
  const found = new Set<string>();
  for (const path of paths) {
    await openHydrated(page, path);
    for (const weight of await page.evaluate(weights)) found.add(weight);
  }
  expect([...found].sort()).toEqual(includedWeights);
});

function weights(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.textContent?.trim()) continue;
    if (element.closest('script, noscript')) continue;
    const { fontFamily, fontWeight } = getComputedStyle(element);
    found.add(`${fontFamily.split(',')[0]} ${fontWeight}`);
  }
  return [...found];
}
