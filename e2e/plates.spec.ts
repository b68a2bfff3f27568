import type { Page } from 'playwright/test';
import { expect, openIdle, test } from './support/site-test.ts';
import { waitForFrames } from './support/wait-for-frames.ts';
import { waitForObservers } from './support/wait-for-observers.ts';

const path = '/services/cloud-services';
const file = '/plates/cloud-services.svg';

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
  await openIdle(page, path);
  expect(asked).not.toContain(file);

  const drawings = await recordDrawings(page);
  await plate(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(file);
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
});

test('the place of a plate has its shape before the file loads, so that nothing moves', {
  tag: '@whole',
}, async ({ page }) => {
  for (const [width, shape] of [
    [1440, 2],
    [900, 2],
    [320, 280 / 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openIdle(page, path);
    const before = await plate(page).boundingBox();
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(shape, 1);
    await plate(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect
      .poll(() => lines(page).evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(200);
    const after = await plate(page).boundingBox();
    expect(after?.height).toBe(before?.height);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the lines of a plate are there at once', { tag: '@whole' }, async ({ page }) => {
    await openIdle(page, path);
    const drawings = await recordDrawings(page);
    await showPlate(page);
    await expect(lines(page)).toHaveCSS('stroke-dasharray', 'none');
    await waitForFrames(page);
    expect(await drawings()).toEqual([]);
  });
});
