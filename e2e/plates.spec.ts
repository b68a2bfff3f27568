import type { Page } from 'playwright/test';
import { expect, openIdle, test } from './support/site-test.ts';

const path = '/services/cloud-services';
const file = '/plates/cloud-services.svg';

const plate = (page: Page) => page.locator('.plate').getByRole('img');
/** The composition that this window shows. */
const lines = (page: Page) => plate(page).locator('use').filter({ visible: true });
const offset = (page: Page) =>
  lines(page).evaluate((use) => getComputedStyle(use).strokeDashoffset);
const ended = (page: Page) =>
  lines(page).evaluate((use) =>
    Promise.all(
      use
        .getAnimations()
        .map(async (animation) => (await animation.finished).effect?.getTiming().duration),
    ),
  );

test('a plate loads when it is near, and its lines are drawn once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // In a low window the plate is more than one window height away.
  await page.setViewportSize({ width: 390, height: 500 });
  await openIdle(page, path);
  expect(asked).not.toContain(file);

  await plate(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(file);
  await plate(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(plate(page).locator('[data-stage="2"]')).toBeVisible();
  for (const duration of await ended(page)) expect(duration).toBeLessThan(1200);
  expect(await offset(page)).toBe('0px');

  await page.evaluate(() => window.scrollTo(0, 0));
  await plate(page).scrollIntoViewIfNeeded();
  expect(await offset(page)).toBe('0px');
});

test('the place of a plate has its shape before the file loads, so that nothing moves', async ({
  page,
}) => {
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

  test('the lines are there at once', async ({ page }) => {
    await openIdle(page, path);
    await plate(page).scrollIntoViewIfNeeded();
    await expect(lines(page)).toHaveCSS('stroke-dasharray', 'none');
    expect(await ended(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plate is complete', async ({ page }) => {
    await page.goto(path);
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toHaveCSS('stroke-dasharray', 'none');
  });
});
