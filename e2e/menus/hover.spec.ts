import type { Locator } from 'playwright/test';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';
import { AN_HOUR, middle, openWithStoppedClock } from './header-menus.ts';

/** Waits, because the browser updates `:hover` some time after the layout has changed. */
async function expectHovered(locator: Locator) {
  await expect.poll(() => locator.evaluate((element) => element.matches(':hover'))).toBe(true);
}

test.describe('a mouse over a trigger', () => {
  test('opens the menu after 200 ms, and leaving closes it after 150 ms', {
    tag: '@language',
  }, async ({ page }) => {
    const { services, moveOver, moveAway, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(199);
    await expectOpen('none');
    await page.clock.runFor(1);
    await expectOpen('services');
    await expect(services.panel.getByRole('link').last()).toBeVisible();
    await moveAway();
    await page.clock.runFor(149);
    await expectOpen('services');
    await page.clock.runFor(1);
    await expectOpen('none');
    await expect(services.panel.getByRole('link').first()).toBeHidden();
  });

  test('opens no menu when it only passes', { tag: '@whole' }, async ({ page }) => {
    const { services, industries, moveOver, moveAway, expectOpen } =
      await openWithStoppedClock(page);
    for (const menu of [services, industries, services]) {
      await moveOver(menu);
      await page.clock.runFor(150);
      await moveAway();
      await page.clock.runFor(30);
    }
    await page.clock.runFor(AN_HOUR);
    await expectOpen('none');
  });

  test('opens another menu at once while one is open', async ({ page }) => {
    const { services, industries, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(200);
    await moveOver(industries);
    await expectOpen('industries');
    await moveOver(services);
    await expectOpen('services');
  });

  for (const { pause, atOnce } of [
    { pause: 299, atOnce: true },
    { pause: 300, atOnce: false },
  ]) {
    test(`opens another menu ${atOnce ? 'at once' : 'after 200 ms'}, ${pause} ms after one closed`, {
      tag: '@whole',
    }, async ({ page }) => {
      const { services, industries, moveOver, moveAway, expectOpen } =
        await openWithStoppedClock(page);
      await moveOver(services);
      await page.clock.runFor(200);
      await moveAway();
      await page.clock.runFor(150 + pause);
      await moveOver(industries);
      if (!atOnce) {
        await page.clock.runFor(199);
        await expectOpen('none');
        await page.clock.runFor(1);
      }
      await expectOpen('industries');
    });
  }

  test('that does not move while a page loads opens no menu until it moves', {
    tag: '@whole',
  }, async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.resume();
    await openHydrated(page, '/about');
    await page.clock.runFor(5000);
    await expectOpen('none');
    await moveOver(services, 1);
    await page.clock.runFor(200);
    await expectOpen('services');
  });

  test('that does not move while the header’s row appears opens no menu until it moves', {
    tag: '@whole',
  }, async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    const { x, y } = await middle(services.trigger);
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.mouse.move(x, y);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectHovered(services.trigger);
    await page.clock.runFor(5000);
    await expectOpen('none');
    await moveOver(services, 1);
    await page.clock.runFor(200);
    await expectOpen('services');
  });
});

test.describe('the path from trigger to panel', () => {
  test('has no gap straight down, and may take any time', { tag: '@whole' }, async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(200);
    const from = await middle(services.trigger);
    const to = await middle(services.panel.getByRole('link').first());
    for (let y = from.y; y <= to.y; y++) {
      await page.mouse.move(from.x, y);
      if (Math.round(y) % 4 === 0) await page.clock.runFor(1000);
    }
    await expectOpen('services');
  });

  for (const { name, corner } of [
    { name: 'services', corner: 'last' },
    { name: 'services', corner: 'first' },
    { name: 'industries', corner: 'last' },
  ] as const) {
    test(`may be a diagonal: ${name}, ${corner} link`, {
      tag: corner === 'first' ? [] : '@whole',
    }, async ({ page }) => {
      const { services, industries, moveOver } = await openWithStoppedClock(page);
      const menu = name === 'services' ? services : industries;
      await moveOver(menu);
      await page.clock.runFor(200);
      const from = await middle(menu.trigger);
      const to = await middle(menu.panel.getByRole('link')[corner]());
      const steps = 40;
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
        await page.clock.runFor(20);
      }
      await page.clock.runFor(5000);
      await expect(menu.trigger).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('may leave both for 149 ms', { tag: '@whole' }, async ({ page }) => {
    const { services, moveOver, moveAway, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(200);
    const inside = await middle(services.panel.getByRole('link').nth(3));
    await moveAway();
    await page.clock.runFor(149);
    await page.mouse.move(inside.x, inside.y);
    await page.clock.runFor(5000);
    await expectOpen('services');
  });
});
