import type { Page } from 'playwright/test';
import { nameOf } from './support/copy.ts';
import { expect, openHydrated, openIdle, test, waitForDrawings } from './support/site-test.ts';
import { followFooter, followHeader } from './support/visit.ts';
import { waitForFrames, waitForObservers } from './support/waiting.ts';

// Drawings and plates load when they are near the window, and the list of all icons after hydration.

test('a drawing far below loads near the window, after a change of page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openIdle(page, '/');
  await followHeader(page, '/about');
  await followHeader(page, '/');
  const lines = page.locator('.closing-drawing use').first();
  await expect(lines).toHaveCount(0);
  expect(asked).not.toContain('/drawings/closing.svg');
  await page.locator('.band-flag').scrollIntoViewIfNeeded();
  // No event tells when the drawing has loaded.
  await expect.poll(async () => (await lines.boundingBox())?.width).toBeGreaterThan(100);
  expect(asked).toContain('/drawings/closing.svg');
});

const plate = (page: Page) => page.locator('.plate').getByRole('img');
/** The composition that this window shows. */
const lines = (page: Page) => plate(page).locator('use').filter({ visible: true });

/** Scrolls a plate to the middle of the window, where its lines are drawn. */
async function showPlate(page: Page): Promise<void> {
  await plate(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(plate(page).locator('[data-stage="in-view"]')).toBeVisible();
}

/** Records from now on how long each drawing of lines takes, in ms. Call the result to read the durations. */
async function recordDrawings(page: Page): Promise<() => Promise<readonly number[]>> {
  const recorded = await page.evaluateHandle(() => {
    const durations: number[] = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof SVGUseElement) || propertyName !== 'stroke-dashoffset') return;
      for (const { effect } of target.getAnimations()) {
        durations.push(Number(effect?.getTiming().duration));
      }
    });
    return durations;
  });
  return () => recorded.jsonValue();
}

test('a plate loads when it is near, and its lines are drawn once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // In a low window the plate is more than one window height away.
  await page.setViewportSize({ width: 390, height: 500 });
  await openIdle(page, '/services/cloud-services');
  expect(asked).not.toContain('/plates/cloud-services.svg');

  const drawings = await recordDrawings(page);
  await plate(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('/plates/cloud-services.svg');
  await showPlate(page);
  await expect.poll(drawings).toHaveLength(1);
  for (const duration of await drawings()) expect(duration).toBeLessThan(1200);
  await expect(lines(page)).toHaveCSS('stroke-dashoffset', '0px');

  await page.evaluate(() => window.scrollTo(0, 0));
  await waitForObservers(page);
  await showPlate(page);
  await waitForObservers(page);
  await waitForFrames(page);
  expect(await drawings(), 'the lines are not drawn again').toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(lines(page)).toHaveCSS('stroke-dasharray', 'none');
});

test('a plate that loads moves nothing', { tag: '@whole' }, async ({ page }) => {
  test.slow();
  for (const [width, shape] of [
    [1440, 2],
    [900, 2],
    [320, 280 / 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openIdle(page, '/services/cloud-services');
    const before = await plate(page).boundingBox();
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(shape, 1);
    await showPlate(page);
    await expect
      .poll(() => lines(page).evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(200);
    const after = await plate(page).boundingBox();
    expect(after?.height).toBe(before?.height);
  }
});

const iconList = '**/assets/icons-*.json';

/** The names of the visible icons, each with whether its shape has loaded. */
function icons(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(() => {
    const uses = Array.from(document.querySelectorAll<SVGUseElement>('.icon use'));
    const shown = uses.filter((use) => use.checkVisibility({ contentVisibilityAuto: true }));
    return Object.fromEntries(
      shown.map((use) => [use.href.baseVal.replace('#icon-', ''), use.getBBox().width > 0]),
    );
  });
}

test('the icons of other pages and of the menus load after hydration', async ({ page }) => {
  const completed = page.waitForResponse(iconList);
  await openHydrated(page, '/about');
  await completed;
  await page.getByRole('button', { name: nameOf('/services') }).click();
  await waitForDrawings(page);
  expect(await icons(page)).toMatchObject({ brain: true });
  await followFooter(page, '/careers');
  // The icon is below the first section, which is shown first.
  await expect.poll(() => icons(page)).toMatchObject({ ruler: true });
  expect(Object.values(await icons(page))).not.toContain(false);
});

test.describe('when the list of icons is missing', () => {
  test.use({ provoked: { messages: [/status of 404/, /^Some icons are missing: /] } });

  test('the console reports it, and the site works without them', async ({ page }) => {
    await page.route(iconList, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    const warning = page.waitForEvent('console', (message) =>
      message.text().startsWith('Some icons are missing'),
    );
    await openHydrated(page, '/about');
    await warning;
    expect(Object.values(await icons(page))).not.toContain(false);
    await followFooter(page, '/careers');
    await expect.poll(() => icons(page)).toMatchObject({ 'caret-down-fill': true, ruler: false });
  });
});
